/**
 * Every sentence that logic shows a person. Those of spec sections 4, 5 and 8 stand there word
 * for word; the others are ours. Screen labels live with their screens.
 */
export const messages = {
  general: {
    loading: 'Loading, please wait...',
    somethingWentWrong: 'An error occurred. Please try again.',
    serverUnreachable: 'The server cannot be reached. Check your connection and try again.',
    invalidInput: 'Some of what was sent is not valid. Please check it and try again.',
    bodyTooLarge: 'That is too much to send at once.',
    tookTooLong: 'The server took too long to answer. Please try again.',
    tooManyRequests: 'Too many requests. Please wait a moment and try again.',
    notFound: 'Not found.',
    notAllowed: 'You do not have permission to do this.',
    signInNeeded: 'User is not logged in. Please log in and try again.',
    serverBusy: 'The server is very busy. Please try again in a few seconds.',
    copied: 'Copied to clipboard!',
    copyFailed: 'Copying did not work here. Please select the code and copy it.',
  },
  accounts: {
    invalidCredentials: 'Invalid email or password. Please try again.',
    signedOutElsewhere: 'You have been signed out. Please sign in again to go on.',
    tooManySignIns: 'Too many attempts. Please wait a few minutes and try again.',
    registrationFailed: 'Error during registration: ',
    registered: 'Your account has been created. You can sign in now.',
    fieldsRequired: 'Please fill in every field.',
    emailInvalid: 'Please enter a valid email address.',
    passwordsDiffer: 'Passwords do not match!',
    passwordTooShort: 'The password needs at least 8 characters.',
    passwordTooLong: 'The password has more than 128 characters.',
    resetSent: 'If an account exists for that email, a reset link has been sent.',
    resetLinkInvalid: 'This link has expired or was used already. Please ask for a new one.',
    passwordChanged: 'Your password has been changed. You can sign in with it now.',
    popupBlocked:
      'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
    popupClosed: 'The sign-in window was closed before you were signed in.',
    providerFailed: 'The sign-in service could not sign you in. Please try again.',
    emailHasPassword:
      'There is already an account with this email. Please sign in with its password.',
    signedIn: 'You are signed in. You can close this window.',
    confirmSignOutEverywhere:
      'This ends your session on every device, this one included. You can sign in again at any time.',
    profileFailed: 'An error occurred while fetching your profile.',
  },
  users: {
    listFailed: 'Failed to fetch users. Please try again.',
    roleFailed: 'Failed to update user role. Please try again.',
    roleUpdated: 'User role updated successfully!',
    deleteFailed: 'Failed to delete user. Please try again.',
    deleted: 'User deleted successfully!',
    confirmDelete: 'Are you sure you want to delete this user?',
    extraTimeFailed: 'Failed to update extra time. Please try again.',
    extraTimeUpdated: 'Extra time updated successfully!',
    extraTimeRange: 'Extra time is a whole number from 0 to 200.',
    ownRole: 'You cannot change your own role.',
    ownAccount: 'You cannot delete your own account.',
    lastAdmin: 'This is the last administrator. Make someone else an administrator first.',
    roleNotGrantable: 'You may not give this role.',
    sameRole: 'The user has this role already.',
    nobodyFound: 'No users match your search.',
    rowsInvalid: 'Some rows need your attention. Nobody has been added yet.',
    nameMissing: 'Please enter a name.',
    nameTooLong: 'A name has at most 300 characters.',
    emailRepeated: 'This email is in the list more than once.',
    emailKnown: 'There is already an account with this email.',
    nobodyYet: 'There is nobody here yet.',
    noPeople: 'Please enter at least one name and email.',
    emailColumnMissing: 'No email addresses were found. Each line needs a name and an email.',
    fileNotCsv: 'This is not a CSV file. In your spreadsheet, save the list as CSV and try again.',
    checkFailed: 'The list could not be checked. Please try again.',
    inviteFailed: 'Nobody could be added. Please try again.',
    auditFailed: 'Failed to fetch the audit trail. Please try again.',
    auditEmpty: 'Nothing has been changed yet.',
    activated: 'All teacher accounts activated!',
    copied: 'Copied to clipboard!',
  },
  classes: {
    codeRequired: 'Please enter a teacher code',
    codeInvalid: 'Teacher code is invalid.',
    teacherProfileMissing: 'Teacher profile not found',
    teacherCodeMissing: 'Teacher code not found',
    joined: 'You have joined the class.',
    noStudents: 'No students have joined your class yet.',
    noMatch: 'No students match your search.',
    listFailed: 'Failed to fetch your students. Please try again.',
    removed: 'The student has been removed from your class.',
    removeFailed: 'Failed to remove the student. Please try again.',
    confirmRemove: 'Are you sure you want to remove this student from your class?',
  },
  questions: {
    requiredFields: 'Max Mark, Topic, Subject, Level, and Spec Code are required!',
    questionRequired: 'Please provide either a question text or upload a question image.',
    markSchemeRequired: 'Please provide either a mark scheme text or upload a mark scheme image.',
    addFailed: 'Error adding question. Please try again.',
    added: 'Question added successfully!',
    loadFailed: 'Error loading question',
    notFound: 'Question not found',
    emptyList: 'No questions found for the selected filters.',
  },
  quizzes: {
    codeRequired: 'Please enter a Quiz Code!',
    codeFormat: 'A Quiz Code is six letters (A–Z) or digits (0–9).',
    questionsRequired: 'Please select at least one question!',
    timeLimitRequired: 'Please enter a default time limit (in minutes)!',
    timeLimitInvalid: 'Please enter a valid time limit in minutes!',
    codeTaken: 'Quiz code already exists. Please choose a unique code.',
    createFailed: 'Failed to create quiz. Please try again.',
    lockFailed: 'Failed to lock quiz. Please try again.',
    unlockFailed: 'Failed to unlock quiz. Please try again.',
    emptyList: 'No quizzes match your search criteria.',
    noneYet: 'You have not created any quizzes yet.',
    questionUnavailable: 'A selected question is no longer available. Please choose again.',
  },
  attempts: {
    quizNotFound: 'Quiz not found. Please check the Quiz Code.',
    loadFailed: 'Failed to load quiz. Please try again.',
    saveFailed: 'Failed to save answer. Please try again.',
    locked: 'This quiz is locked',
    lockedAdvice: 'Please contact your teacher.',
    timeIsUp: 'Time is up!',
    completed: 'Test completed!',
    alreadyCompleted: 'You have already completed this quiz.',
    nothingLoaded: 'No questions loaded yet.',
    nothingLoadedAdvice: 'Enter a quiz code and click "Load Quiz" to begin.',
    submitFailed:
      'Your answers could not be submitted yet. They are safe on this device and will be sent again.',
    answerSuperseded: 'A newer version of this answer is already saved.',
    keptOnDevice: 'Kept on this device — will send when you are back online',
  },
  marking: {
    codeRequired: 'Please enter a quiz code!',
    loadFailed: 'Failed to load quiz responses. Please try again.',
    updateFailed: 'Failed to update mark. Please try again.',
    markFailed: 'Failed to mark responses with AI.',
    nothingToMark: 'No responses to mark!',
    confirmMarkAgain: 'All submissions are already marked, are you sure you want to mark again?',
    complete: 'AI grading complete! All submissions were processed successfully.',
    noMatch: 'No students match your search criteria.',
    nothingLoaded: 'Enter a quiz code and click "Load Responses" to view student submissions.',
    alreadyRunning: 'This quiz is being marked already. Please wait until that run has ended.',
    markedMeanwhile: 'Someone else changed this mark meanwhile. Please look at it again.',
    noDataToDownload: 'No data to download.',
  },
  results: {
    scoresLoadFailed: 'Failed to load your quiz scores. Please try again.',
    noneCompleted: "You haven't completed any quizzes yet.",
    overviewFailed: 'Failed to load the class performance. Please try again.',
    overviewEmpty: 'No quizzes yet.',
    notYetAvailable: 'Not yet available',
    unknownStudent: 'Unknown Student',
  },
} as const;

/** The sentence after too many attempts, with when to try again. */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

/** The sentence for a list of more people than can be added at once. */
export function tooManyPeople(most: number): string {
  return `At most ${most.toLocaleString('en-GB')} people can be added at once. Please split the list.`;
}

/** The sentence for a list whose quotation marks do not fit, by the line where one begins. */
export function quotesBroken(line: number): string {
  return `The quotation mark in line ${line} is not closed as it should be.`;
}

/** The closing sentence of a marking run (spec section 8). */
export function markingRunClosing(failed: number): string {
  return failed === 0
    ? messages.marking.complete
    : `Grading completed with ${failed} failed submissions. The rest were graded successfully.`;
}

/** The closing sentence of a marking run that the teacher stopped. */
export function markingRunStopped(marked: number, total: number): string {
  return `Marking was stopped. ${marked} of ${total} answers were marked.`;
}

/** The sentence when a code has no quiz (spec section 8, Teacher views). */
export function noQuizFound(quizCode: string): string {
  return `No quiz found with code: ${quizCode}`;
}
