export { MyScoresScreen as default } from '../features/results/my-scores-screen.tsx';
