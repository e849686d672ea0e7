export { ConcernScreen as default } from '../features/welfare/concern-screen.tsx';
