export { SignedInScreen as default } from '../features/accounts/sign-in/signed-in-screen.tsx';
