export { LeavingScreen as default } from '../features/system/leaving/leaving-screen.tsx';
