export { FirstStepsChecklist } from './first-steps/first-steps-checklist.tsx';
