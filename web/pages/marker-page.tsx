export { MarkerScreen as default } from '../features/marking/marker/marker-screen.tsx';
