export { ConfirmEmailScreen as default } from '../features/accounts/confirm-email-screen.tsx';
