/** The sentences of starting a new school year. */
export const rolloverMessages = {
  loadFailed: 'The classes of the year could not be loaded. Please try again.',
  previewFailed: 'The changes could not be worked out. Please try again.',
  failed: 'Nothing has been changed. Please try again.',
  undoFailed: 'This could not be undone. Please try again.',
  yearInvalid: 'Please give the year in the form 2027/28.',
  leavingYearInvalid:
    'Please give the year group as a number from 1 to 20, such as 13. Leave it empty if nobody leaves.',
  problems: 'Some lines of the list need your attention. Nothing has been changed.',
  empty: 'No class belongs to the year that is ending. Nothing has been changed.',
  notUndoable: 'This cannot be undone: more than a week has passed, or it has already been undone.',
  done: 'The new year has begun.',
  undone: 'The year is as it was.',
  undoQuestion:
    'Last year’s classes will be restored, the new ones removed, and leavers will be able to sign in again. A new class that has already been used is archived instead.',
  lineIncomplete: 'Write the student, a comma, and the new class.',
  unknownStudent: 'There is no student with this name, username or email address.',
  severalStudents: 'Several students have this name. Give the username or the email address.',
  staff: 'This is a member of staff.',
  unknownClass: 'No new class has this name.',
  severalClasses: 'Several new classes have this name. Give them different names first.',
} as const;
