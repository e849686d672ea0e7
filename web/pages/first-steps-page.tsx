export { FirstStepsScreen as default } from '../features/system/first-steps/first-steps-screen.tsx';
