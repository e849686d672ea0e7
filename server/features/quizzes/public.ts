export { findScope, type ScopeInput } from './find-scope.ts';
export { presentRelease } from './present-quiz.ts';
export { findReleasedTo, isShown, releasedTo } from './release-queries.ts';
export { isMarkShown } from './release-rules.ts';
export { findQuiz, listQuizContents, listQuizQuestions, type QuizRow } from './quizzes-queries.ts';
export {
  isLockedFor,
  isReachable,
  isSharedFor,
  isWithin,
  wholeQuiz,
  type QuizScope,
} from './scope-queries.ts';
