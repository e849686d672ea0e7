export { beat } from './late/outages-queries.ts';
export { createAttemptStamps, type AttemptStamps } from './late/attempt-stamps.ts';
export { lateAnswerOf } from './late/late-answers-queries.ts';
export { finishOverdueAttempts } from './finish/finish-overdue-attempts.ts';
export { insertEarlierAttempt as keepAsEarlier } from './several-attempts/earlier-attempts-queries.ts';
export { listSetQuizzes } from './set-quizzes/list-set-quizzes.ts';
export { mayStillImprove } from './several-attempts/newer-attempt-queries.ts';
export { moveRests } from './rest-breaks/rest-queries.ts';
export { lookThroughAnswers, lookThroughQuiz, lookThroughStudent } from './look-through-answers.ts';
