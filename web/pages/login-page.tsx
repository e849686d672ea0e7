export { LoginScreen as default } from '../features/accounts/sign-in/login-screen.tsx';
