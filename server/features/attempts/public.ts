export { finishOverdueAttempts } from './finish-overdue-attempts.ts';
