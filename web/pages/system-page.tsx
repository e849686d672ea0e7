export { SystemScreen as default } from '../features/system/system-screen.tsx';
