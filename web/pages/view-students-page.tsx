export { ViewStudentsScreen as default } from '../features/classes/view-students-screen.tsx';
