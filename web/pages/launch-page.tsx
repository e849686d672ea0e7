export { LaunchScreen as default } from '../features/connections/launch-screen.tsx';
