import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Out of 20 steps below normal: work that people wait for runs first, and an idle core is still
 * used.
 */
export const NICENESS = 10;

/**
 * Lowers this thread's priority below the event loop and the database. Linux has a priority per
 * thread; elsewhere the threads share the cores equally.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    const [threadId] = readlinkSync('/proc/thread-self').split('/').slice(-1);
    setPriority(Number(threadId), NICENESS);
  } catch {
    // A container may forbid it; the work then runs at normal priority.
  }
}
