import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../../log-error.ts';

export type AuthLog = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;

/** The account library's log lines in ours, which otherwise went to the console. */
export function createAuthLogger(logger: AuthLog) {
  return {
    // With "debug" it would also write every refusal to the console.
    level: 'info' as const,
    log: (level: keyof AuthLog, message: string, ...given: unknown[]) => {
      const details = given.map((one) => (one instanceof Error ? describeError(one) : one));
      logger[level]({ details }, message.replaceAll(/\S+@\S+/g, '(an address)'));
    },
  };
}
