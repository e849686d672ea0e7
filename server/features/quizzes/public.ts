export { findQuiz, listQuizContents, listQuizQuestions, type QuizRow } from './quizzes-queries.ts';
