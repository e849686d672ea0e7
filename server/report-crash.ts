import { describeError } from './log-error.ts';

/**
 * Ends the process on an error that nothing caught, as Node does. Node would also print the error
 * with all its values, which may be people's answers and addresses.
 */
export function reportCrash(thrown: unknown): never {
  const error = thrown instanceof Error ? thrown : new Error(typeof thrown);
  const line = { level: 60, time: Date.now(), err: describeError(error), msg: 'Greenpen crashed' };
  process.stderr.write(`${JSON.stringify(line)}\n`);
  process.exit(1);
}
