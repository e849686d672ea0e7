import { counted } from '../counted.ts';

/** The sentences of accounts. Those from spec sections 4, 5 and 8 are word for word. */
export const accountsMessages = {
  invalidCredentials: 'Invalid email or password. Please try again.',
  signedOutElsewhere: 'You have been signed out. Please sign in again to continue.',
  tooManySignIns: 'Too many attempts. Please wait a few minutes and try again.',
  registrationFailed: 'Error during registration: ',
  registrationClosed: 'This school makes accounts for its students. Please ask your teacher.',
  registrationElsewhere:
    'At this school you need no password. Please sign in with your school account instead.',
  registeredToConfirm:
    'We have sent a link to your email address. Sign in, then open the link: until then you can do nothing else. If there was already an account with this email, it has not changed.',
  registeredFirst:
    'Yours is the first account here, so you are the administrator. You can set up your school now, or sign in later.',
  registered:
    'You can sign in now. If there was already an account with this email, it has not changed: sign in with its existing password.',
  fieldsRequired: 'Please fill in every field.',
  emailInvalid: 'Please enter a valid email address.',
  passwordsDiffer: 'Passwords do not match!',
  passwordTooShort: 'The password needs at least 8 characters.',
  passwordTooLong: 'The password can have at most 128 characters.',
  resetSent: 'If an account exists for that email, a reset link has been sent.',
  wayInSent: 'If an account exists for that email, we have sent it how to sign in.',
  resetWithoutMail:
    'No mail server is set up here, so no link can be sent. Please ask the person who runs Greenpen at your school.',
  resetLinkInvalid: 'This link has expired or has already been used. Please ask for a new one.',
  passwordChanged: 'Your password has been changed. You can sign in with it now.',
  popupBlocked:
    'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  popupClosed: 'You are not signed in yet. If the window has closed, press the button again.',
  providerFailed: 'The sign-in service could not sign you in. Please try again.',
  emailHasAccount:
    'There is already an account with this email. Please sign in to it in another way, or ask your school.',
  providerOtherEmail:
    'That account’s email address is not the one you have here. Change your email first, or choose another account.',
  signedIn: 'You are signed in. You can close this window.',
  confirmSignOutEverywhere:
    'This ends your session on every device, this one included. You can sign in again at any time.',
  profileFailed: 'An error occurred while fetching your profile.',
} as const;

/** Returns the sentence after too many attempts, which says when to try again. */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${counted(minutes, 'minute')}.`;
}

/** The code by which the sign-in page distinguishes a suspended account from a wrong password. */
export const SUSPENDED_CODE = 'ACCOUNT_SUSPENDED';
/**
 * The code by which the sign-in page sees that the password was right, but passwords are switched
 * off.
 */
export const PASSWORD_OFF_CODE = 'PASSWORD_SIGN_IN_OFF';
