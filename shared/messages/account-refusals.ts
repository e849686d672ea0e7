/**
 * Account sentences that only the server uses, in a separate file so that the sign-in page need not
 * fetch them.
 */
export const accountRefusals = {
  suspended: 'Your account is suspended. Please ask your school.',
  registrationOtherDomain: 'Please register with your school’s email address.',
  registrationNeedsCode:
    'Please enter your teacher’s code. Only students of a class can register here.',
  passwordSignInOff:
    'At this school passwords are for administrators only. Please sign in with your school account.',
  passwordKnown:
    'This password is one of the first an attacker would try. Three or four unrelated words make a good one.',
  passwordIsName:
    'This password is too much like your name or email. Please choose something else.',
} as const;
