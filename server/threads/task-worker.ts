import { threadId } from 'node:worker_threads';
import { giveWay } from './give-way.ts';

giveWay();

/** A thread's task, and the memory where it records that it has begun. */
export interface Task {
  /** The URL of the worker's file. */
  file: string;
  name: string;
  input: unknown;
  /**
   * The thread's number, 0 until it begins, and the milliseconds of processor time it had used by
   * then.
   */
  begun: Int32Array<SharedArrayBuffer>;
}

/**
 * Loads the file and runs the task. Loading is not counted, because only a thread's first task pays
 * for it.
 */
export default async function runTask({ file, name, input, begun }: Task): Promise<unknown> {
  const functions = (await import(file)) as Record<string, (input: unknown) => unknown>;
  const work = functions[name];
  if (work === undefined) throw new TypeError(`${file} exports no function ${name}.`);
  const { user, system } = process.threadCpuUsage();
  Atomics.store(begun, 1, (user + system) / 1_000);
  Atomics.store(begun, 0, threadId);
  return work(input);
}
