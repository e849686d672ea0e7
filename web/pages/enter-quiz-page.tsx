export { EnterQuizScreen as default } from '../features/attempts/enter/enter-quiz-screen.tsx';
