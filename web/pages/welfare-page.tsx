export { WelfareScreen as default } from '../features/welfare/welfare-screen.tsx';
