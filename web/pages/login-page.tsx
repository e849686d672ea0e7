export { LoginScreen as default } from '../features/accounts/login-screen.tsx';
