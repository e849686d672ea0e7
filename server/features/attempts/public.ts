export { finishOverdueAttempts } from './finish-overdue-attempts.ts';
export { moveRests } from './rest-queries.ts';
export { lookThroughAnswers, lookThroughQuiz } from './look-through-answers.ts';
