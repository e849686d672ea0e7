/** The error code for an authenticator code that was used before. */
export const CODE_USED = 'CODE_USED';

/** The sentences of My account, and of a second factor. */
export const ownAccountMessages = {
  secondFactorForStaff: 'A second factor is for teachers and administrators.',
  emailProofNeeded:
    'Please open the link in the message that we sent to this address. Until then you can do nothing else here. No message? Look in your spam folder, or ask your teacher to reset your password: their link confirms it too. If the address is wrong, register again with the right one.',
  secondFactorNeeded:
    'Your school asks staff for a second factor. Please set it up on My account first.',
  newPasswordNeeded:
    'Your school asks you to set your own password. Please choose one that nobody else knows.',
  passwordOfCard: 'This is your current password. Please choose another.',
  passkeyUnverified:
    'Your device did not check that it was you. Set up a PIN, fingerprint or face on it, then try again.',
  passkeyCancelled: 'No passkey was used. Please try again, or sign in with your password.',
  passkeyUnknown:
    'This passkey does not belong to any account here. Please sign in with your password, or use another.',
  passkeyNotAdded: 'No passkey was made. Please try again.',
  passkeyThere: 'This device already has a passkey for your account.',
  passkeyTooLate: 'This took too long. Please try again.',
  passkeyAdded: 'From now on this passkey signs you in, and your password alone does not.',
  passkeyRemoved: 'This passkey no longer signs you in.',
  sessionTooOld:
    'You signed in more than a day ago. Please sign out, sign in again, and then add it.',
  secondFactorOn: 'From now on signing in asks for a code from your phone.',
  secondFactorOff: 'Your password alone signs you in now.',
  secondFactorReset:
    'The second factor has been removed, and the person has been signed out everywhere.',
  secondFactorResetFailed: 'The second factor could not be removed. Please try again.',
  secondFactorUnreadable:
    'Your code cannot be checked: this server’s secret is not the one under which your second factor was set up. Use a backup code or a passkey, or ask an administrator to remove your second factor, then set it up again.',
  codeWrong: 'This code is wrong or has expired. Please enter the one shown now.',
  backupCodeWrong: 'This is not one of your backup codes, or it has already been used.',
  codeUsed:
    'This code has already been used. Please sign in again with the next code your app shows.',
  codeTooLate: 'This took too long. Please sign in with your password again.',
  lastWayIn: 'This is your only way to sign in, so it stays.',
  providerDisconnected: 'You can no longer sign in from there.',
  aboutProviders:
    'With an account elsewhere that has the same email. Signing out here does not sign you out there.',
  aboutPlatforms:
    'A learning platform signs you in here from its courses. If you disconnect it, opening Greenpen from there will ask for your account again or, for a student, make a new one.',
  providerConnected: 'You can sign in from there now.',
  sessionOfAnother: 'Somebody else is now signed in on this browser. Nothing has been changed.',
  nameNotYours: 'Only your school can change your name. Ask your teacher to correct it.',
  nameRefused: 'Please enter a name of at most 60 characters, without links or sentences.',
  noMailServer:
    'No mail server is set up here, so no link can be sent. Please ask an administrator at your school.',
  passwordWrong: 'This is not your password.',
  emailNotYours: 'Your school manages your sign-in details. Please ask your teacher.',
  emailNotOfSchool:
    'Please use your school’s email address. For any other, ask your teacher or an administrator.',
  confirmLinkInvalid:
    'This link has expired or has already been used. Ask for a new one on My account.',
  confirmLinkOfAnother:
    'This link belongs to another account. Sign out, sign in with that account, and open it again.',
  emailChangeSent:
    'If no other account has this address, a link is on its way to it. Until you open it, you sign in as before.',
  emailProofSent: 'A link is on its way to your address. It works for a day.',
  emailProofNotSent: 'The link could not be sent. Please try again later.',
  emailConfirmed: 'Thank you. Your email address is confirmed.',
  ownPasswordChanged: 'Your password has been changed, and every other session has been ended.',
  accountFailed: 'Your account could not be loaded. Please try again.',
  changeFailed: 'This could not be changed. Please try again.',
  nameChanged: 'Your name has been changed.',
  sessionEnded: 'The session has been ended.',
} as const;
