export { SignUpScreen as default } from '../features/accounts/sign-up/sign-up-screen.tsx';
