export { QuizResultsScreen as default } from '../features/results/quiz-results/quiz-results-screen.tsx';
