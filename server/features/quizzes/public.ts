export { findScope, quizAsOwned, type ScopeInput } from './find-scope.ts';
export { presentLock, presentRelease } from './present-quiz.ts';
export { isShown, releasedTo } from '../../database/released-to.ts';
export { findReleasedTo } from './release-queries.ts';
export { isMarkShown } from './release-rules.ts';
export {
  findQuiz,
  findQuizEvenDeleted,
  listQuizContents,
  listQuizQuestions,
  type QuizRow,
} from './quizzes-queries.ts';
export { isReachable, isSharedFor, isWithin, wholeQuiz, type QuizScope } from './scope-queries.ts';
