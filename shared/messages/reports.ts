import { counted } from '../counted.ts';
import { MAX_BANK_COMMENTS } from '../business-rules.ts';

/** The sentences of AutoReport. Those from spec sections 5 and 8 are word for word. */
export const reportsMessages = {
  studentNotYours:
    'One of these students is no longer in any of your classes. Go back to step 1, remove them or type their name, and try again.',
  namesRequired: 'Please enter at least one student name.',
  tooManyNames: 'You can only enter up to 30 students at a time.',
  generateFailed: 'Failed to generate reports.',
  generatingFailed: 'An error occurred while generating the reports.',
  loadFailed: 'The reports could not be loaded. Please try again.',
  printFailed: 'The reports could not be printed. Please try again.',
  howToPrint: 'To print reports, use the Print button above them.',
  saveFailed: 'The report could not be saved. Please try again.',
  evidenceFailed: 'Marked work could not be loaded. You can write notes without it.',
  modelSees:
    'A language model writes these reports. The names of these students and of your class are taken out first, as they are spelt here: please name nobody else in the notes, and use no nicknames.',
  batchDeleted: 'The reports were deleted.',
  deleteFailed: 'The reports could not be deleted. Please try again.',
  confirmDeleteBatch: 'Delete these reports? This cannot be undone.',
  ownWords:
    'No AI wrote these reports. The level and the units are set sentences; the rest is the teacher’s own words, with spelling and pronouns put right.',
  modelWords: 'A language model drafted these reports from the teacher’s notes.',
  readEach:
    'Read each one as if you had to sign it: not everything that should stay in school is marked.',
  balance:
    'Words of praise, effort and ability are counted per 100 words. Small groups differ by chance; a difference is a reason to read again, not a finding.',
  commentsFailed: 'The comments could not be loaded. Please try again.',
  importCommentsFailed: 'The comments could not be imported. Please try again.',
  tooManyComments: `A comment bank holds up to ${MAX_BANK_COMMENTS.toLocaleString('en-GB')} comments. Nothing was imported.`,
  confirmImport:
    'The comments in this file will replace your school’s own comments in the bank, for every teacher.',
  commentsHint:
    'Pick what is true of this student; it goes into your notes, where you can change it. Nobody picks for you, and no AI wrote these comments.',
  ownReport: 'Reports are signed by a second person, who did not write them.',
  notWrittenYet: 'This report is not written yet. Ask your colleague for it.',
  decideBeforeSigning:
    'Something in it may be about the student’s safety. Before you sign, take it out or confirm that it may go home.',
  readerNotFound:
    'No teacher or administrator has this email, or their account is suspended. Please check it.',
  handInFailed: 'The reports could not be handed in. Please try again.',
  takeBackFailed: 'The reports could not be taken back. Please try again.',
  handInHint: 'Until then only you can see these reports.',
  readerHint: 'Leave the email empty to let any administrator read them.',
  noModel:
    'No language model is connected, so no AI writes these reports: they are made of your own words, in your order.',
  confirmStartOver: 'This clears everything you have entered for this batch. Start again?',
  confirmDropNotes:
    'These students are no longer in the list. What you wrote about them will be lost. Go on?',
  confirmWithoutChanges:
    'Some of your changes to these reports could not be saved. Go on without them?',
  confirmOpenBatch:
    'Opening these reports clears what you have entered for the new batch. Open them?',
  confirmRegenerate:
    'You have changed this report by hand. Write it again? Your changes will be lost.',
  nameTooLong: 'One of the names is too long. Please put commas between names.',
  safetyUndecided:
    'Something in these reports may be about a student’s safety. Take it out, or confirm on the report that it can go home. Then you can export.',
  confirmExport: 'Something that is marked here has not been looked at yet. Export it as it is?',
  takenBack:
    'Your colleague has taken these reports back, or deleted them. Nothing was signed or sent.',
  reportChanged: 'This report has changed in the meantime. Please look at it again.',
} as const;

/** Says how many of the answers behind a student's marks have a mark that nobody has opened. */
export function acceptedUnopened({ answers, unopened }: Record<'answers' | 'unopened', number>) {
  const which = answers === 1 ? 'The answer' : `${unopened} of the ${counted(answers, 'answer')}`;
  return unopened === 1
    ? `${which} behind these marks was not opened: its mark was accepted in bulk.`
    : `${which} behind these marks were not opened: their marks were accepted in bulk.`;
}

export const commentsImported = (count: number): string =>
  count === 1
    ? '1 comment from your school is in the bank.'
    : `${count.toLocaleString('en-GB')} comments from your school are in the bank.`;

/** Row 0 is the header. */
export const commentRowWrong = (row: number): string =>
  row === 0
    ? 'This is not a list of comments. The first row needs the headings Subject, Level from, Level to, Part and Comment, and comments below it.'
    : `Row ${row} is not a comment: levels run from 1 to 9, the part is Strength or Next step, and the comment must not be empty. Nothing was imported.`;

export const notesMoved = (renamed: readonly { from: string; to: string }[]): string =>
  renamed.map(({ from, to }) => `What you wrote about ${from} is now about ${to}.`).join(' ');
