export { ResetPasswordScreen as default } from '../features/accounts/password/reset-password-screen.tsx';
