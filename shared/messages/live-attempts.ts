/** The sentences of a running quiz that its teacher supervises. */
export const liveAttemptsMessages = {
  loadFailed: 'Failed to load the live view. Please try again.',
  nobodyStarted: 'Nobody has started yet.',
  noStudents: 'There are no students to watch yet.',
  noStudentsAdvice:
    'Students appear here when they enter the code. Students who join your class are listed before they start.',
  outdated: 'The list is not up to date.',
  upToDateAgain: 'The list is up to date again.',
  everyoneFinished: 'Everyone has finished.',
  minutesInvalid: 'Please enter a whole number of minutes, from 1 to 240.',
  addTimeFailed: 'Failed to add time. Please try again.',
  /** Shown if the attempt has marks. */
  reopenTakes:
    'Until the attempt ends again, its marks are left out of the results. An answer that is changed loses its mark, and any question about that mark.',
  /** Shown if the student can see marks. */
  reopenAfterMarks: 'This student can already see marks and the mark scheme.',
  reopenFailed: 'Failed to reopen the attempt. Please try again.',
  finishFailed: 'Failed to finish the attempt. Please try again.',
  locked: 'Quiz locked. Nobody else can start it.',
  unlocked: 'Quiz unlocked. Students can start it again.',
  lockedForClass: 'Quiz locked for this class. Nobody else in it can start it.',
  unlockedForClass: 'Quiz unlocked for this class. Its students can start it again.',
} as const;
