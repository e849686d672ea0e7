export { finishOverdueAttempts } from './finish-attempt.ts';
