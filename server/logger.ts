import pino, { type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { describeError } from './log-error.ts';

/**
 * Writes structured log lines to standard error, so that standard output stays readable for people.
 */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel, ...errorSerializer }, pino.destination({ dest: 2, sync: false }));
}

/** Without this, pino adds the error's own message to what describeError returns. */
const errorSerializer: LoggerOptions = {
  serializers: { err: (value: unknown) => (value instanceof Error ? describeError(value) : value) },
  hooks: {
    logMethod(given, log) {
      const [first, ...rest] = given as unknown[];
      const error = first instanceof Error ? first : errorIn(first);
      if (error === null || rest.length > 0) return log.apply(this, given);
      const line = first instanceof Error ? { err: error } : first;
      log.apply(this, [line, describeError(error).message] as unknown as typeof given);
    },
  },
};

function errorIn(line: unknown): Error | null {
  const isError = typeof line === 'object' && line !== null && 'err' in line;
  return isError && line.err instanceof Error ? line.err : null;
}
