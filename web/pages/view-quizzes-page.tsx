export { ViewQuizzesScreen as default } from '../features/quizzes/view-quizzes-screen.tsx';
