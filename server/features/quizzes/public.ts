export { getQuizFor } from './get-quiz.ts';
export { findQuiz, listQuizQuestions, type QuizRow } from './quizzes-queries.ts';
