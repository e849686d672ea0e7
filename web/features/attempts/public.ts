export { ReadAloud } from './aids/read-aloud.tsx';
