export { ReteachScreen as default } from '../features/results/reteach/reteach-screen.tsx';
