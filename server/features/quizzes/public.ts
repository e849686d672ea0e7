export { isMarkShown } from './release-rules.ts';
export { findQuiz, listQuizContents, listQuizQuestions, type QuizRow } from './quizzes-queries.ts';
