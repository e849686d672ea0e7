import { AsyncLocalStorage } from 'node:async_hooks';

const background = new AsyncLocalStorage<true>();

/** Does what nobody waits for: whatever it asks of threads leaves one to people. */
export const inBackground = <Result>(work: () => Result): Result => background.run(true, work);

/** Whether this is done for a job or a poller. */
export const isInBackground = (): boolean => background.getStore() === true;
