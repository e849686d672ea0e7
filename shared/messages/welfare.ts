/** Calm wording about what a student may have disclosed. */
export const welfareMessages = {
  loadFailed: 'The welfare list could not be loaded.',
  readFailed: 'What was written could not be loaded. Please try again.',
  noneFound: 'No text of such a student or quiz is within your reach.',
  notThere: 'There is no such text to read.',
  noticeFailed:
    'We could not check whether there is a text to read before you mark. Please try again.',
  decideFailed: 'Your decision could not be saved. Please try again.',
  decidedMeanwhile: 'Somebody has already decided on this. Please read what they wrote.',
  isOpen: 'These words are open already: they wait for somebody to read them and decide.',
  confirmNoConcern:
    'What was held back is then treated like any other text: an answer can be marked with many others, sent to a model where the school uses one, quoted and downloaded, and its student sees the mark. Only the safeguarding lead or an administrator can open it again. If it may be about you, or about somebody you work with, let your safeguarding lead decide.',
  openAgain:
    'It waits to be read and decided again, and what was held back is held back again. Nobody is emailed: tell whoever should read it.',
  openedAgain: 'It is open again',
  held: 'This may be about somebody’s safety, so no marker reads it. If a student wrote it, speak to your safeguarding lead today.',
  heldInFiles: 'Held back: please read it in Greenpen',
  /** Shown for a faint sign: most are nothing, and nobody was notified. */
  readYourself:
    'The wording made a program unsure. Most such answers are nothing, and nobody has been told. Bulk marking leaves an answer out, and its student sees no mark for it, until somebody has opened the text here and decided on it. If one worries you, tell your safeguarding lead today, in person.',
  /** Shown with an answer on the marking desk. */
  markNotSeen:
    'Your student sees no mark for this answer until somebody has read the text and decided on it: see the note above the answers, or Welfare in the menu.',
  leadEmailed:
    'They are told at once when the welfare check holds something back. If none of them can open it here, the teacher and all administrators are told too.',
  leadNotEmailed:
    'No mail server is set up, so nobody is emailed when the welfare check holds something back: they have to look under Welfare each day. Once one is set up, they are told at once; if none of them can open it here, the teacher and all administrators are too.',
  nobodyEmailed:
    'No mail server is set up, so nobody is emailed about these texts. Please look here each school day, and ask whoever runs the server to set one up.',
  /** Shown in the record of one concern. */
  wasNotEmailed: 'Nobody has been emailed: no mail server is set up.',
  notYours:
    'The teacher whose quiz it is, your safeguarding lead or an administrator decides on it. Tell one of them today, in person.',
  namesYou:
    'These words seem to name you, so somebody else decides on them: your safeguarding lead, or an administrator whom they do not name. Tell one of them today, in person, and do not ask the student about it.',
  decided: 'Your decision is recorded',
  whatToDo:
    'Read it in private, before anything else. If someone may be in danger now, call 999. Tell your safeguarding lead today, in person, even if you are not sure. Do not promise to keep it secret, and do not investigate it yourself.',
};

/** Names addresses under “Safeguarding lead” that belong to no staff account. */
export const leadsWithoutAccount = (emails: readonly string[]): string =>
  `${emails.join(', ')}: no teacher or administrator has an account with ${emails.length === 1 ? 'this address' : 'these addresses'}. A message comes there, but its link opens only for an account with the address. As long as no lead has one, the teacher and all administrators are told as well.`;

/** Counts marked answers that are held back from their quiz's results. */
export const heldBackFromResults = (count: number): string =>
  count === 1
    ? '1 marked answer counts as Pending here until somebody has read it and decided on it. Its student sees no mark for it either.'
    : `${count.toLocaleString('en-GB')} marked answers count as Pending here until somebody has read them and decided on them. Their students see no marks for them either.`;

/** Says how many open texts, the oldest ones, a list does not show at first. */
export const moreToRead = (count: number): string =>
  count === 1
    ? '1 more text, older than these, is still to be read.'
    : `${count.toLocaleString('en-GB')} more texts, older than these, are still to be read.`;
