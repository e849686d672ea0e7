export { getQuizFor } from './get-quiz.ts';
export { findQuiz, listQuizContents, listQuizQuestions, type QuizRow } from './quizzes-queries.ts';
