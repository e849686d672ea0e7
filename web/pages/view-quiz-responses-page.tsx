export { QuizResponsesScreen as default } from '../features/marking/quiz-responses-screen.tsx';
