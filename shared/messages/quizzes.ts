import { counted } from '../counted.ts';

/** The sentences of quizzes. Those from spec sections 4, 5 and 8 are word for word. */
export const quizzesMessages = {
  questionsRequired: 'Please select at least one question!',
  timeLimitRequired: 'Please enter a default time limit (in minutes)!',
  timeLimitInvalid: 'Please enter a valid time limit in minutes!',
  windowInvalid: 'The quiz must close after it opens.',
  setForFailed: 'Failed to set the quiz. Please try again.',
  setForSaved: 'Saved.',
  codeTaken: 'Quiz code already exists. Please choose a unique code.',
  updateFailed: 'Failed to save the settings. Please try again.',
  updated: 'Settings saved.',
  createFailed: 'Failed to create quiz. Please try again.',
  lockFailed: 'Failed to lock quiz. Please try again.',
  unlockFailed: 'Failed to unlock quiz. Please try again.',
  lockedForAll:
    'This quiz is locked for everyone, so it cannot be unlocked for one class alone. Its creator can unlock it.',
  emptyList: 'No quizzes match your search criteria.',
  noneYet: 'You have not created any quizzes yet.',
  deleteFailed: 'Failed to delete quiz. Please try again.',
  confirmDelete: 'Are you sure you want to delete this quiz? This action cannot be undone.',
  releaseFailed: 'Failed to release the results. Please try again.',
  releasesItself: 'Students see the marks for this quiz without you releasing them.',
  releasedToAll:
    'These results were released to everyone, so they cannot be hidden from one class alone.',
  duplicateFailed: 'Failed to duplicate quiz. Please try again.',
  questionUnavailable: 'A selected question is no longer available. Please choose again.',
  duplicated: 'Quiz duplicated.',
  codeOfDeleted:
    'Quiz code already exists. Please choose a unique code. It belonged to a quiz that was deleted, whose results are kept.',
  deleted: 'Quiz deleted.',
  noneDeleted: 'There are no deleted quizzes to bring back.',
  deletedFailed: 'Failed to load the deleted quizzes. Please try again.',
  restoreFailed: 'Failed to bring the quiz back. Please try again.',
  confirmRelease:
    'Students will see all marks and feedback for this quiz, including marks still in pencil and any added later. Release them now?',
  released: 'Results released. Students can see their marks now.',
  hideFailed: 'Failed to hide the results. Please try again.',
  hidden: 'Results hidden. Students no longer see their marks.',
  draftRestored: 'Your unfinished quiz is back, as you left it on this device.',
  confirmStartOver: 'Everything you entered for this quiz will be cleared.',
  selectAllFailed: 'The questions could not be selected. Please try again.',
} as const;

/** Returns the sentence for a quiz with too many questions. */
export function tooManyQuestions(max: number): string {
  return `A quiz can have at most ${max} questions. Please take some out.`;
}

/** The toast after a quiz was restored. */
export function quizRestored(quizCode: string): string {
  return `Quiz ${quizCode} is back.`;
}

/** The error for a time limit longer than a quiz can have. */
export function timeLimitTooLong(maxSeconds: number): string {
  const minutes = (maxSeconds / 60).toLocaleString('en-GB');
  return `Please enter a time limit of at most ${minutes} minutes (${maxSeconds / 3600} hours).`;
}

/** Asked before one class is shown its marks. */
export function confirmReleaseToClass(className: string): string {
  return `Students of ${className} will see all their marks and feedback for this quiz, including marks still in pencil and any added later. Release them now?`;
}

/** Says how many students do not see their marks yet, if some who have finished already do. */
export function saysWhoIsLeft(unreleased: number): string {
  if (unreleased === 0)
    return 'Everyone who has finished this quiz sees their marks already. Anyone who sits it later will see theirs once they are marked.';
  return unreleased === 1
    ? '1 student who has finished this quiz does not see their marks yet.'
    : `${unreleased} students who have finished this quiz do not see their marks yet.`;
}

/** Says why the marks of one class cannot be released alone. */
export function releasedWithAll(className: string): string {
  return `This quiz is not set for ${className}, so its marks are released with those of all classes. Choose All classes first.`;
}

/** Asked before a quiz is removed from classes it was set for. */
export function confirmTakeOff(classesLeft: number): string {
  return classesLeft === 0
    ? 'No class is left, so everybody with the code can start this quiz. Answers and marks are kept.'
    : 'Their students can no longer start this quiz. Answers and marks are kept.';
}

/**
 * Says what a class already has from a quiz, and what removing the quiz does to it; empty if it has
 * nothing.
 */
export function losesWithQuiz({
  name,
  studentsBegan,
  isReleased,
  isLocked,
}: {
  name: string;
  studentsBegan: number;
  isReleased: boolean;
  isLocked: boolean;
}): string {
  const sentences = [
    ...(studentsBegan === 0
      ? []
      : [`${counted(studentsBegan, 'student has', 'students have')} begun or sat it.`]),
    ...(isReleased ? ['Its marks were released to it, and students who sat it keep them.'] : []),
    ...(isLocked ? ['It is locked for this class, and the lock ends.'] : []),
  ];
  return sentences.length === 0 ? '' : `${name}: ${sentences.join(' ')}`;
}

/** Says what deleting a quiz means for students who are sitting it. */
export function saysWhoIsSitting(students: number): string {
  const who = counted(students, 'student is', 'students are');
  return `${who} sitting it now. What they write can then be neither marked nor released.`;
}

/** Says what deleting a quiz means for students who have sat it. */
export function saysWhoHasSat(students: number): string {
  const who = counted(students, 'student has', 'students have');
  return `${who} sat it. Their answers can then be neither marked nor released.`;
}

/** Says what deleting a quiz means for students who have questioned a mark. */
export function saysWhoAsks(open: number): string {
  const what = open === 1 ? '1 question about a mark waits' : `${open} questions about marks wait`;
  return `${what} for an answer, which nobody can then give.`;
}
