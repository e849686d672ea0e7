import type { WordsOf } from './words.ts';

export const accountsWords: WordsOf<'accounts'> = {
  currentUser: [
    'Who is asking',
    'The person whose session or key is used; null for a visitor. Also the school’s time zone.',
  ],
  signInProviders: [
    'Ways to sign in',
    'Which providers are set up, whether mail is sent, and who may register.',
  ],
  listUsers: ['List people', 'One page of the people within reach, by role and search.'],
  setRole: ['Change a role'],
  undoRole: [
    'Undo a change of role',
    'Takes back a change of role within a minute, for whoever made it.',
  ],
  correctDetails: [
    'Correct a name or an email',
    'Puts a name or an email right, for those whom it is about (UK GDPR, article 16). With another email their sessions end, as somebody else may have read the former one.',
  ],
  setExtraTime: ['Set extra time', 'In percent of a quiz’s time limit, 0 to 200.'],
  resetSecondFactor: [
    'Remove a second factor',
    'For who lost their phone and their backup codes: their password alone signs them in again.',
  ],
  deleteUser: ['Delete an account'],
  setSuspended: [
    'Suspend a person, or let them back',
    'Keeps a person from signing in, or lets them back. Their work stays. A leaver who is let back is none any more.',
  ],
  endSessions: ['Sign a person out', 'Signs a person out wherever they are signed in.'],
  makePasswordLink: [
    'Make a link to set a password',
    'Makes a link to set a password, which staff hand over. Links from before no longer work. Where the person signs in with an account elsewhere there is none, unless a role waits: then it confirms their address.',
  ],
  resendInvitation: ['Send an invitation again', 'Sends a person the invitation again.'],
  inviteUsers: [
    'Invite people',
    'Adds many people at once, or with `dryRun` only says what would happen. Nothing is added unless every row is ready or known already.',
  ],
  listAuditEvents: ['Read the audit trail', 'The audit trail, page by page.'],
  exportAuditEvents: ['Download the audit trail', 'A CSV file of all entries that match.'],
};

export const accountWords: WordsOf<'account'> = {
  get: ['Read one’s own account'],
  changeName: ['Change one’s own name'],
  changeEmail: [
    'Ask for another email',
    'Sends a link to the new address; the old one stays until it is used.',
  ],
  sendEmailProof: [
    'Ask for a link that proves the email',
    'Sends a link to the present address, for someone who has not proved that it is theirs.',
  ],
  confirmEmail: [
    'Confirm an email',
    'Uses the link: the address is theirs, and so is a role that waited for it.',
  ],
  disconnectProvider: [
    'End a sign-in from elsewhere',
    'Ends the sign-in from elsewhere; one way in always stays.',
  ],
  endSession: ['End a session', 'Ends a session of one’s own on another device.'],
};

export const tokensWords: WordsOf<'tokens'> = {
  list: [
    'List keys for scripts',
    'One’s own; with `whose=all` an administrator sees everybody’s. The key itself is never among it.',
  ],
  create: [
    'Make a key for scripts',
    'The only answer that holds the key. `days` counts from now. Only with a session: no key makes another.',
  ],
  revoke: ['Revoke a key', 'Ends it at once.'],
};

export const classesWords: WordsOf<'classes'> = {
  nextYear: [
    'Propose the next school year',
    'The classes of this year with what could become of them, and the last new year, where it can still be taken back.',
  ],
  rollOver: [
    'Begin a new school year',
    'Takes classes a year up, ends them, and lets leavers go, all or nothing. With `dryRun` it only says what would happen.',
  ],
  undoRollover: [
    'Take the new school year back',
    'For a week. A new class in which somebody has worked is archived instead of deleted.',
  ],
  join: [
    'Join a class',
    'Joins the class of the teacher with this code; joining twice is harmless.',
  ],
  listJoined: ['List the classes one is in', 'The classes that the student is in.'],
  leave: ['Leave a class'],
  list: [
    'List classes',
    'The classes that the actor teaches, or all of them: their first one first, then by name.',
  ],
  get: ['Read a class'],
  create: ['Create a class'],
  update: ['Rename a class'],
  setArchived: ['Archive a class', 'Archives a class, or takes it back into use.'],
  setTeacher: [
    'Share a class',
    'Makes somebody teach the class; a new owner takes it over, and the old one stays in it.',
  ],
  removeTeacher: ['End sharing a class'],
  listStudents: ['List the students of a class'],
  addStudents: [
    'Put students into a class',
    'Puts students into a class; those who are in it already stay as they are. What a removal answered puts the student back as they were.',
  ],
  createStudents: [
    'Make accounts for students',
    'Makes accounts for students without an email, in this class. Sent again with the same newUserIds, it makes no second ones, but gives those that nobody has used new passwords.',
  ],
  makeCards: [
    'Make new sign-in cards',
    'Gives students of this class new passwords, on new cards: those who are named, else those without an email who cannot sign in yet, as many as fit. Where passwords are switched off, the card of a student with an email has none, and their account stays as it is.',
  ],
  moveStudents: [
    'Move students to another class',
    'Takes students out of one class and puts them into another, all or none.',
  ],
  removeStudent: ['Take a student out of a class'],
  findPeople: ['Look for people', 'People of the school to put into a class, or to teach it.'],
  checkLines: [
    'Look up a pasted list',
    'Whom each line of a pasted list names: by email, or by the whole name.',
  ],
  startRoster: [
    'Preview or import a roster as a job',
    'The same as importing a roster, without waiting for its end.',
  ],
  getRoster: ['See what a roster came to'],
  importRoster: [
    'Import a roster',
    'Changes people and classes to what a roster says, all or nothing.',
  ],
};

export const studentsWords: WordsOf<'students'> = {
  profile: ['Read a student’s profile'],
  setArrangements: [
    'Set access arrangements',
    'Applied whenever this student sits a quiz; an attempt under way takes them over.',
  ],
  exportAssessments: [
    'Download a student’s assessments',
    'The Performance Summary with every answer, one row each.',
  ],
  previewMerge: [
    'Compare two accounts of one student',
    'What making one account of two of one student would do.',
  ],
  merge: [
    'Merge two accounts of one student',
    'Moves all that the other account has to this student’s, and deletes it. It cannot be undone.',
  ],
};
