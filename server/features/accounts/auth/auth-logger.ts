import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../../../log-error.ts';

export type AuthLog = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;

/** Writes the account library's log lines to the app's log instead of the console. */
export function createAuthLogger(logger: AuthLog) {
  return {
    // At "debug" the library would also log every refusal.
    level: 'info' as const,
    log: (level: keyof AuthLog, message: string, ...given: unknown[]) => {
      const details = given.map((one) => (one instanceof Error ? describeError(one) : one));
      logger[level]({ details }, message.replaceAll(/\S+@\S+/g, '(an address)'));
    },
  };
}
