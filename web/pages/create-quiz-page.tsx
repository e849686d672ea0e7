export { CreateQuizScreen as default } from '../features/quizzes/create-quiz-screen.tsx';
