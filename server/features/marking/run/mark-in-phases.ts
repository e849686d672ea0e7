import {
  MARKING_BACKOFF_BASE_MS,
  MARKING_BACKOFF_FACTOR,
  MARKING_BACKOFF_JITTER_MS,
  MARKING_BACKOFF_MAX_MS,
  MARKING_BATCH_PAUSE_MS,
  MARKING_BATCH_SIZE,
  MARKING_MAX_RETRIES,
  MARKING_SINGLE_GAP_MS,
  MARKING_SPLIT_ABOVE,
  MARKING_VERIFICATION_BATCH_SIZE,
} from '../../../../shared/business-rules.ts';
import type { MarkedAnswer, MarkingTask } from '../engine/marker.ts';

/** What the phases need from outside; all of it can be played by a test. */
export interface MarkingSurroundings {
  /** Marks a batch. Tasks that are missing from its answer failed; so did all if it rejects. */
  mark(tasks: MarkingTask[]): Promise<MarkedAnswer[]>;
  /** Stores marks; once it resolves they are safe. */
  store(marked: MarkedAnswer[]): Promise<void>;
  enterPhase(phase: 'batches' | 'retry' | 'verification'): Promise<void>;
  /** Asked before each call: true lets the answers in hand finish and begins no others. */
  shouldStop(): Promise<boolean>;
  sleep(milliseconds: number): Promise<void>;
  /** 0 ≤ value < 1. */
  random(): number;
  /** Batches marked side by side. */
  concurrency: number;
}

/**
 * Marks tasks in the phases and with the numbers of spec section 9, "AI marking": batches, then
 * what failed in ever smaller parts, then one more look for what is missing. Returns the tasks
 * that stayed unmarked.
 */
export async function markInPhases(
  tasks: MarkingTask[],
  surroundings: MarkingSurroundings,
): Promise<MarkingTask[]> {
  await surroundings.enterPhase('batches');
  let missing = await markBatches(tasks, MARKING_BATCH_SIZE, surroundings);
  if (missing.length === 0 || (await surroundings.shouldStop())) return missing;
  await surroundings.enterPhase('retry');
  missing = await markInSmallerParts(missing, surroundings);
  if (missing.length === 0 || (await surroundings.shouldStop())) return missing;
  await surroundings.enterPhase('verification');
  return markBatches(missing, MARKING_VERIFICATION_BATCH_SIZE, surroundings);
}

/** Marks once and stores what came back; returns what did not. */
async function attempt(
  tasks: MarkingTask[],
  surroundings: MarkingSurroundings,
): Promise<MarkingTask[]> {
  if (await surroundings.shouldStop()) return tasks;
  const marked = await surroundings.mark(tasks).catch(() => []);
  if (marked.length > 0) await surroundings.store(marked);
  const done = new Set(marked.map((answer) => answer.id));
  return tasks.filter((task) => !done.has(task.id));
}

async function markBatches(
  tasks: MarkingTask[],
  size: number,
  surroundings: MarkingSurroundings,
): Promise<MarkingTask[]> {
  const batches = inBatches(tasks, size);
  const missing: MarkingTask[] = [];
  const lane = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      missing.push(...(await attempt(batch, surroundings)));
      const isLast = batches.length === 0 || (await surroundings.shouldStop());
      if (!isLast) await surroundings.sleep(MARKING_BATCH_PAUSE_MS);
    }
  };
  const lanes = Math.min(surroundings.concurrency, batches.length);
  await Promise.all(Array.from({ length: lanes }, lane));
  return missing;
}

async function markInSmallerParts(
  tasks: MarkingTask[],
  surroundings: MarkingSurroundings,
): Promise<MarkingTask[]> {
  if (tasks.length <= MARKING_SPLIT_ABOVE) return markOneByOne(tasks, surroundings);
  const middle = Math.ceil(tasks.length / 2);
  const missing: MarkingTask[] = [];
  for (const half of [tasks.slice(0, middle), tasks.slice(middle)]) {
    const failed = await attempt(half, surroundings);
    // A part that failed whole is split again; in one that came back in part, the rest is few.
    missing.push(...(failed.length > 0 ? await markInSmallerParts(failed, surroundings) : []));
  }
  return missing;
}

async function markOneByOne(
  tasks: MarkingTask[],
  surroundings: MarkingSurroundings,
): Promise<MarkingTask[]> {
  const missing: MarkingTask[] = [];
  for (const [index, task] of tasks.entries()) {
    if (index > 0) await surroundings.sleep(MARKING_SINGLE_GAP_MS);
    missing.push(...(await markSingle(task, surroundings)));
  }
  return missing;
}

async function markSingle(
  task: MarkingTask,
  surroundings: MarkingSurroundings,
): Promise<MarkingTask[]> {
  let missing = await attempt([task], surroundings);
  for (let retry = 0; retry < MARKING_MAX_RETRIES && missing.length > 0; retry += 1) {
    if (await surroundings.shouldStop()) break;
    await surroundings.sleep(retryDelay(retry, surroundings.random()));
    missing = await attempt([task], surroundings);
  }
  return missing;
}

/** Milliseconds before a single answer is tried again; `retry` counts from 0. */
export function retryDelay(retry: number, random: number): number {
  const delay =
    MARKING_BACKOFF_BASE_MS * MARKING_BACKOFF_FACTOR ** retry + random * MARKING_BACKOFF_JITTER_MS;
  return Math.min(delay, MARKING_BACKOFF_MAX_MS);
}

function inBatches<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
