export { OwnAccountScreen as default } from '../features/accounts/own-account/own-account-screen.tsx';
