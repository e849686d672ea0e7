export { ConfirmEmailScreen as default } from '../features/accounts/sign-up/confirm-email-screen.tsx';
