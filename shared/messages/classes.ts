/** The sentences of classes. Those from spec sections 4, 5 and 8 are word for word. */
export const classesMessages = {
  codeRequired: 'Please enter a teacher code',
  codeInvalid: 'Teacher code is invalid.',
  tooManyCodes:
    'Too many wrong class codes have been typed. Please try again in ten minutes, or ask your teacher to add you.',
  teacherProfileMissing: 'Teacher profile not found',
  teacherCodeMissing: 'Teacher code not found',
  joined: 'You have joined the class.',
  noStudents: 'No students have joined your class yet.',
  noMatch: 'No students match your search.',
  listFailed: 'Failed to fetch your students. Please try again.',
  removed: 'The student has been removed from the class.',
  removalUndone: 'The student is back in the class.',
  removeFailed: 'Failed to remove the student. Please try again.',
  nameTooCommon: 'Too many students share one of these names. Please add a middle name.',
  cardsFailed: 'Failed to make the cards. Please try again.',
  cardsBeingMade:
    'Cards that are made after you leave are never shown, so their students would need new cards.',
  cardsNotPrinted:
    'These cards have not been printed. Their passwords cannot be shown again, so the students would need new cards.',
  allHaveCards:
    'Everyone in this class can sign in. To replace one lost card, choose New card in the menu beside the student’s name.',
  allHaveEmail: 'Everyone in this class has an email, so nobody needs a card.',
  allInClassesHaveCards:
    'Everyone in these classes can sign in. To replace a lost card, open the class and choose New card in the menu beside the student’s name.',
  confirmNewCard:
    'The student gets a new password, and the old one no longer works. The new one is shown only once.',
  nameRequired: 'Please enter a name for the class.',
  dayInvalid: 'Please enter a date.',
  archived: 'This class has been archived. Ask your teacher for the code of the new class.',
  notJoinedByCode: 'Your teacher put you into this class. Ask them if you should not be in it.',
  notStaff: 'Only teachers and administrators can teach a class.',
  coverNeedsDay: 'Please give a last day of cover, today or later.',
  teachersChanged:
    'Somebody else has just changed who owns this class. Please look at it again before you change it.',
  ownerStays: 'A class needs an owner. Make somebody else its owner first.',
  saved: 'The class has been saved.',
  saveFailed: 'Failed to save the class. Please try again.',
  classesFailed: 'Failed to fetch the classes. Please try again.',
  noClasses: 'There are no classes yet.',
  howClassesBegin: 'Import a roster from your school’s own system, or make a class by hand.',
  noArchivedClasses: 'No class has been archived.',
  noClassMatch: 'No classes match your search.',
  archivedNow: 'The class has been archived.',
  restoredNow: 'The class has been restored.',
  archiveExplained:
    'Nobody can join an archived class, and its teachers no longer see its students. Results are kept. You can restore it at any time.',
  teachersFailed: 'Failed to change who teaches the class. Please try again.',
  addFailed: 'Failed to add the students. Please try again.',
  moveFailed: 'Failed to move the student. Please try again.',
  moved: 'The student has been moved.',
  checkFailed: 'Failed to check the list. Please try again.',
  searchFailed: 'Failed to search. Please try again.',
  left: 'You have left the class. Your results stay.',
  joinedAgain: 'You are back in the class.',
  joinFailed: 'Failed to put you back into the class. Please try again.',
  leaveFailed: 'Failed to leave the class. Please try again.',
} as const;

/**
 * Shown after a teacher's first class was handed over, because the teacher keeps their own code.
 */
export const handedOverWithNewCode = (code: string) =>
  `The class has been handed over. Its join code is now ${code}: the code before stays with the teacher who had it, for an empty class.`;

/** Says at which of several classes making cards stopped. */
export const noCardsFrom = (name: string, why: string) => `Making cards stopped at ${name}. ${why}`;

/** Shown if passwords are switched off and all students of a class have an email. */
export const allSignInElsewhere = (providers: string) =>
  `Everyone in this class signs in with their ${providers} account, so nobody needs a card.`;

/** Shown if passwords are switched off, before the card of a student with an email is made. */
export const cardWithoutPassword = (providers: string) =>
  `Passwords are switched off for students with an email, so this card has none. It says that the student signs in with their ${providers} account, and nothing changes for them.`;

/** Asked before all cards of a class are replaced. */
export const newCardsForAll = (count: number) =>
  count === 1
    ? 'The one student without an email gets a new card and a new password. The current password stops working.'
    : `All ${count} students without an email get new cards and new passwords. Their current passwords stop working.`;
