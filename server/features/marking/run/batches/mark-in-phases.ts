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
} from '../../../../../shared/business-rules.ts';

/** The dependencies of the phases, all of which a test can replace. */
export interface MarkingDependencies<Task> {
  /**
   * Marks a batch and stores the marks. Resolves with the tasks that are not done; rejects only if
   * the run cannot continue.
   */
  mark(tasks: Task[]): Promise<Task[]>;
  enterPhase(phase: 'batches' | 'retry' | 'verification'): Promise<void>;
  /** Called before each batch; if true, no further batch is begun. */
  shouldStop(): boolean;
  sleep(milliseconds: number): Promise<void>;
  /** A random number, 0 ≤ value < 1. */
  random(): number;
  /** The number of concurrent batches. */
  lanes: number;
}

/**
 * Marks tasks in the phases and with the numbers of spec section 9, "AI marking": batches, then the
 * failed ones in ever smaller parts, then one more attempt for what is missing. Returns the tasks
 * that stayed unmarked.
 */
export async function markInPhases<Task>(
  tasks: Task[],
  surroundings: MarkingDependencies<Task>,
): Promise<Task[]> {
  const inTurn = (size: number, work: BatchWork<Task>, some: Task[]) =>
    inLanes(inBatches(some, size), work, surroundings);
  await surroundings.enterPhase('batches');
  let missing = await inTurn(MARKING_BATCH_SIZE, attempt, tasks);
  if (missing.length === 0 || surroundings.shouldStop()) return missing;
  await surroundings.enterPhase('retry');
  missing = await inTurn(MARKING_BATCH_SIZE, markInSmallerParts, missing);
  if (missing.length === 0 || surroundings.shouldStop()) return missing;
  await surroundings.enterPhase('verification');
  return inTurn(MARKING_VERIFICATION_BATCH_SIZE, attempt, missing);
}

/** Processes a batch and returns the tasks that are not done. */
type BatchWork<Task> = (batch: Task[], surroundings: MarkingDependencies<Task>) => Promise<Task[]>;

/** Marks once; returns the tasks that are not done. */
async function attempt<Task>(
  tasks: Task[],
  surroundings: MarkingDependencies<Task>,
): Promise<Task[]> {
  return surroundings.shouldStop() ? tasks : surroundings.mark(tasks);
}

/** Processes batches concurrently in lanes, with a pause between the batches of a lane. */
async function inLanes<Task>(
  batches: Task[][],
  work: BatchWork<Task>,
  surroundings: MarkingDependencies<Task>,
): Promise<Task[]> {
  const missing: Task[] = [];
  const lane = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      missing.push(...(await work(batch, surroundings)));
      const isLast = batches.length === 0 || surroundings.shouldStop();
      if (!isLast) await surroundings.sleep(MARKING_BATCH_PAUSE_MS);
    }
  };
  const lanes = Math.min(surroundings.lanes, batches.length);
  await Promise.all(Array.from({ length: lanes }, lane));
  return missing;
}

async function markInSmallerParts<Task>(
  tasks: Task[],
  surroundings: MarkingDependencies<Task>,
): Promise<Task[]> {
  if (tasks.length <= MARKING_SPLIT_ABOVE) return markOneByOne(tasks, surroundings);
  const middle = Math.ceil(tasks.length / 2);
  const missing: Task[] = [];
  for (const half of [tasks.slice(0, middle), tasks.slice(middle)]) {
    const failed = await attempt(half, surroundings);
    // A part that failed completely is split again; if it failed only in part, few tasks are left.
    missing.push(...(failed.length > 0 ? await markInSmallerParts(failed, surroundings) : []));
  }
  return missing;
}

async function markOneByOne<Task>(
  tasks: Task[],
  surroundings: MarkingDependencies<Task>,
): Promise<Task[]> {
  const missing: Task[] = [];
  for (const [index, task] of tasks.entries()) {
    if (index > 0) await surroundings.sleep(MARKING_SINGLE_GAP_MS);
    missing.push(...(await markSingle(task, surroundings)));
  }
  return missing;
}

async function markSingle<Task>(
  task: Task,
  surroundings: MarkingDependencies<Task>,
): Promise<Task[]> {
  let missing = await attempt([task], surroundings);
  for (let retry = 0; retry < MARKING_MAX_RETRIES && missing.length > 0; retry += 1) {
    if (surroundings.shouldStop()) break;
    await surroundings.sleep(retryDelay(retry, surroundings.random()));
    missing = await attempt(missing, surroundings);
  }
  return missing;
}

/** Returns the delay in milliseconds before a single answer is retried; `retry` counts from 0. */
export function retryDelay(retry: number, random: number): number {
  const delay =
    MARKING_BACKOFF_BASE_MS * MARKING_BACKOFF_FACTOR ** retry + random * MARKING_BACKOFF_JITTER_MS;
  return Math.min(delay, MARKING_BACKOFF_MAX_MS);
}

function inBatches<Item>(items: Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
