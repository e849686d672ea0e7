export { SignedInScreen as default } from '../features/accounts/signed-in-screen.tsx';
