export { StudentProfileScreen as default } from '../features/students/student-profile-screen.tsx';
