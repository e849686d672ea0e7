import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

/** Structured log lines on standard error, so that standard output stays readable for people. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: logLevel }, pino.destination({ dest: 2, sync: false }));
}
