export { LiveQuizScreen as default } from '../features/attempts/live/live-quiz-screen.tsx';
