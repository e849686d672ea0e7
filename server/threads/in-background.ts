import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Runs background work; its use of threads leaves one free for people. */
export const inBackground = <Result>(work: () => Result): Result => background.run(true, work);

/** True if the current work belongs to a job or a poller. */
export const isInBackground = (): boolean => background.getStore() === true;
