export { QuizSuccessScreen as default } from '../features/quizzes/quiz-success-screen.tsx';
