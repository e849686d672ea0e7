import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Of 20 steps below the ordinary: what people wait for goes first, and an idle core is still used. */
export const NICENESS = 10;

/**
 * Lets this thread give way to the event loop and the database. Linux knows a priority for each
 * thread; elsewhere the threads share the cores as equals.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const [threadId] = readlinkSync('/proc/thread-self').split('/').slice(-1);
    setPriority(Number(threadId), NICENESS);
  } catch {
    // A container may forbid it; the work is the same.
  }
}
