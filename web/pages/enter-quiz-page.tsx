export { EnterQuizScreen as default } from '../features/attempts/enter-quiz-screen.tsx';
