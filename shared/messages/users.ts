import type { Role } from '../permissions.ts';

/** The sentences of users. Those from spec sections 4, 5 and 8 are word for word. */
export const usersMessages = {
  listFailed: 'Failed to fetch users. Please try again.',
  roleFailed: 'Failed to update user role. Please try again.',
  roleUpdated: 'User role updated successfully!',
  deleteFailed: 'Failed to delete user. Please try again.',
  deleted: 'User deleted successfully!',
  confirmSecondFactorReset:
    'Do this only when you are sure who is asking. They will be signed out, and can then sign in with their password alone.',
  confirmDelete: 'Are you sure you want to delete this user?',
  workStays: 'Answers and marks stay in the results, as those of an unknown student.',
  classesStay:
    'Quizzes and results stay. Classes go to a co-teacher, or are archived under your name for you to hand on.',
  extraTimeFailed: 'Failed to update extra time. Please try again.',
  extraTimeUpdated: 'Extra time updated successfully!',
  extraTimeRange: 'Extra time must be a number from 0 to 200.',
  ownRole: 'You cannot change your own role.',
  ownAccount: 'You cannot delete your own account.',
  lastAdmin: 'This is the last administrator. Make someone else an administrator first.',
  roleNotGrantable: 'You cannot give this role. Please ask an administrator.',
  invitationsUsedUp:
    'A teacher can invite 300 people a day. Ask an administrator, or continue tomorrow.',
  tooManyLinks:
    'No mail server is set up, so at most 200 people can be added at once. Divide the list.',
  roleUndoOver: 'It is too late to undo this. Change the role again instead.',
  roleUndone: 'The role is as it was before.',
  roleWaits:
    'Nobody has yet proved that this email is theirs. We have sent a link to it. They get the role once they have used it.',
  roleWaitsForLink:
    'Nobody has yet proved that this email is theirs. Give this link to them in person. They get the role once they have used it.',
  sameRole: 'The user already has this role.',
  nobodyFound: 'No users match your search.',
  rowsInvalid: 'Some rows need your attention. Nobody has been added yet.',
  nameMissing: 'Please enter a name.',
  nameIsNone: 'Please enter just a name: no links, addresses or sentences.',
  nameTooLong: 'A name can have at most 300 characters.',
  usernameWrong:
    'A username has 2 to 50 letters (a to z) or digits, with single dots or hyphens between them.',
  usernameKnown: 'There is already an account with this username.',
  staffNeedEmail: 'Teachers and administrators need an email address.',
  emailWrong: 'Please enter an email address.',
  corrected: 'The details have been corrected',
  correctFailed: 'The details could not be corrected. Please try again.',
  emailRepeated: 'This email is in the list more than once.',
  emailKnown: 'There is already an account with this email.',
  emailUnproved:
    'Somebody has registered with this email. We will send them a link. They get the role once they have used it.',
  linksNotCopied:
    'Some of these links have not been copied. They cannot be shown again: you would have to make new ones.',
  nobodyYet: 'There is nobody here yet.',
  howPeopleCome: 'Invite them with Add people, or import a roster on Classes.',
  noPeople: 'Please enter at least one name and email.',
  emailColumnMissing: 'No email addresses were found. Each line needs a name and an email.',
  fileNotCsv: 'This is not a CSV file. In your spreadsheet, save the list as CSV and try again.',
  checkFailed: 'The list could not be checked. Please try again.',
  inviteFailed: 'Nobody could be added. Please try again.',
  suspended: 'This account is suspended. Let the person back in first.',
  signsInElsewhere:
    'Passwords are switched off at this school. This person signs in with their school account, on the sign-in page.',
  noMail: 'We cannot email this person. Make a link and give it to them.',
  confirmSuspend:
    'They will be signed out now, and cannot sign in again until you let them back in. Their work stays.',
  suspendFailed: 'Failed to suspend the account. Please try again.',
  suspendedNow: 'The account is suspended.',
  letBack: 'The person can sign in again.',
  confirmLetLeaverBack:
    'They will be able to sign in again. They will no longer be a leaver, so they will not be erased when your school’s time for leavers is over.',
  leaverLetBack: 'The person can sign in again, and is no longer a leaver.',
  sessionsEnded: 'The person has been signed out everywhere.',
  sessionsFailed: 'Failed to end the sessions. Please try again.',
  linkFailed: 'Failed to make a link. Please try again.',
  invitationSent: 'The invitation is on its way.',
  invitationFailed: 'Failed to send the invitation. Please try again.',
  activated: 'All teacher accounts activated!',
  copied: 'Copied to clipboard!',
} as const;

/** Shown by Add people if passwords are switched off. */
export const signInWithAccountOf = (providers: string) =>
  `Invite many people at once. They sign in with their ${providers} account; administrators choose a password.`;

/** Shown if no mail can be sent and the invited people need no link. */
export const tellThemToSignIn = (address: string) =>
  `No mail server is set up, so nobody has been told: they sign in with their school account at ${address}.`;

/** Shown for a student who has left. */
export const leftAndErased = (leftOn: string, erasedAfter: string) =>
  `Left on ${leftOn}. To be erased after ${erasedAfter}.`;

/** Returns the sentence for a list of more people than can be added at once. */
export function tooManyPeople(max: number): string {
  return `At most ${max.toLocaleString('en-GB')} people can be added at once. Please split the list.`;
}

/** What a role lets people see, for the question asked before someone is given it. */
const willSee: Record<Role, string> = {
  student: 'They lose what they see as staff, and see only their own quizzes and marks.',
  teacher:
    'They will see the question bank, make quizzes, and see the answers and marks of the students in their classes.',
  admin:
    'They will see every student, answer, mark and report of the school, and can change and delete everything.',
};

/** The question asked before someone is given a role. */
export function roleQuestion(displayName: string, role: Role): string {
  return `${displayName}: is this the right person? ${willSee[role]}`;
}
