import type { FastifyBaseLogger } from 'fastify';

export type AuthLog = Pick<FastifyBaseLogger, 'error' | 'warn' | 'info' | 'debug'>;

/** The account library's log lines in ours, which otherwise went to the console. */
export function createAuthLogger(logger: AuthLog) {
  return {
    // With "debug" it would also write every refusal to the console.
    level: 'info' as const,
    log: (level: keyof AuthLog, message: string, ...details: unknown[]) => {
      logger[level]({ details }, message);
    },
  };
}
