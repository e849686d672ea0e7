/** The sentences of beginning a new school year. */
export const rolloverMessages = {
  loadFailed: 'The classes of the year could not be loaded. Please try again.',
  previewFailed: 'What would change could not be found out. Please try again.',
  failed: 'Nothing has been changed. Please try again.',
  undoFailed: 'It could not be taken back. Please try again.',
  yearInvalid: 'Please give the year like 2027/28.',
  problems: 'Some lines of the list need your attention. Nothing has been changed.',
  empty: 'No class belongs to a year that ends. Nothing has been changed.',
  notUndoable: 'This cannot be taken back: a week has passed, or it was taken back already.',
  done: 'The new year has begun.',
  undone: 'The year is as it was.',
  undoQuestion:
    'The classes of the year before are in use again, the new ones go, and leavers may sign in. A new class that is used already is archived.',
  lineIncomplete: 'Write the student, a comma, and the new class.',
  unknownStudent: 'There is no student of this name, username or email address.',
  severalStudents: 'Several students have this name. Give the username or the email address.',
  staff: 'This is a member of staff.',
  unknownClass: 'No class of this name begins.',
  severalClasses: 'Several classes of this name begin. Give them different names first.',
} as const;
