export { JoinTeacherScreen as default } from '../features/classes/join-teacher-screen.tsx';
