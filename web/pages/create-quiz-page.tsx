export { CreateQuizScreen as default } from '../features/quizzes/editor/create-quiz-screen.tsx';
