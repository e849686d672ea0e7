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
    confirmLeave: 'Your changes have not been saved. Leave this page all the same?',
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
    updateFailed: 'Error updating question. Please try again.',
    updated: 'Question updated successfully!',
    deleteFailed: 'Error deleting questions. Please try again.',
    noneSelected: 'No questions selected to delete.',
    unknownTeacher: 'Unknown Teacher',
    notYours:
      'Only the teacher who created a question can change or delete it. You can duplicate it instead.',
    duplicated: 'Question duplicated. The copy is yours to edit.',
    duplicateFailed: 'Error duplicating question. Please try again.',
    revisionsFailed: 'Error loading earlier versions',
    imageUnavailable: 'The uploaded image is no longer there. Please upload it again.',
  },
  uploads: {
    questionFailed: 'Error uploading question image. Please try again.',
    markSchemeFailed: 'Error uploading mark scheme image. Please try again.',
    uploaded: 'image uploaded successfully',
    fileMissing: 'Please choose an image.',
    tooLarge: 'This file is larger than 10 MB. Please choose a smaller image.',
    notAnImage:
      'This file is not an image that can be shown. Please choose a PNG, JPEG, WebP or GIF.',
    tooManyPixels: 'This image has too many pixels. Please make it smaller and try again.',
    unreadable: 'This image is damaged and cannot be read. Please choose another.',
  },
  transfer: {
    unreadable: 'This file could not be read.',
    itemsInvalid: 'Some items need your attention. Nothing has been imported yet.',
    tooLarge: 'A file may have at most 5 MB. Please split it.',
    tooMany: 'At most 5,000 items can be imported at once. Please split the file.',
    empty: 'There are no questions in this file.',
    columnsMissing:
      'The columns Question and Mark Scheme were not found. Please download the template to see how the file should look.',
    cellsTooMany: 'This row has more cells than there are columns.',
    maxMarkInvalid: 'Max Mark is a whole number from 0 to 100.',
    textBoxSizeInvalid: 'Text Box Size is small, medium or large.',
    alreadyThere: 'This question is in the question bank already.',
    repeated: 'This question is in the file more than once.',
    imageLeftOut: 'Its image was left out. Please add it to the question afterwards.',
    partMarksLeftOut: 'Answers that earn only part of the marks were left out.',
    notMoodleXml: 'This is not a Moodle XML file. In Moodle, export the questions as Moodle XML.',
    declaresDocumentType:
      'This file declares a document type, which Moodle never writes. It was not read any further.',
    notJson: 'This is not a JSON file with the documents of the former system.',
    notADocument: 'This is not a document of the former system.',
    quizAlreadyThere: 'This quiz is here already.',
    quizRepeated: 'This quiz code is in the file more than once.',
    quizWithoutQuestions: 'None of its questions could be found.',
    timeLimitInvalid: 'The time limit is a whole number of seconds, a day at most.',
    tooManyQuestions: 'A quiz has at most 500 questions.',
    newQuestionId: 'It was given a new id.',
    checkFailed: 'The file could not be checked. Please try again.',
    importFailed: 'Nothing could be imported. Please try again.',
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
    deleteFailed: 'Failed to delete quiz. Please try again.',
    confirmDelete: 'Are you sure you want to delete this quiz? This action cannot be undone.',
    releaseFailed: 'Failed to release the results. Please try again.',
    releasesItself: 'Students see the marks of this quiz as soon as an answer is marked.',
    duplicateFailed: 'Failed to duplicate quiz. Please try again.',
    questionUnavailable: 'A selected question is no longer available. Please choose again.',
    duplicated: 'Quiz duplicated.',
    deleted: 'Quiz deleted.',
    confirmRelease: 'Students will see the marks and feedback of this quiz. Release them now?',
    released: 'Results released. Students can see their marks now.',
    hideFailed: 'Failed to hide the results. Please try again.',
    hidden: 'Results hidden. Students no longer see their marks.',
    draftRestored: 'Your unfinished quiz is back, as you left it on this device.',
    confirmStartOver: 'Everything you entered for this quiz will be cleared.',
    selectAllFailed: 'The questions could not be selected. Please try again.',
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
    markerUnavailable: 'The marker cannot be reached at the moment. Please try again.',
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

/** The sentence for a quiz with more questions than one can have. */
export function tooManyQuestions(most: number): string {
  return `A quiz can have at most ${most} questions. Please take some out.`;
}

/** The toast after questions were deleted (spec section 8). */
export function questionsDeleted(count: number): string {
  return `${count} question(s) deleted successfully!`;
}

/** The question before questions are deleted (spec section 5, Confirmations). */
export function confirmDeleteQuestions(count: number): string {
  return `Are you sure you want to delete ${count} question(s)?`;
}

/** The sentence for a field that a question to be imported leaves empty. */
export function fieldMissing(label: string): string {
  return `${label} is missing.`;
}

/** The sentence for a text of an imported document that is too long. */
export function fieldTooLong(label: string, most: number): string {
  return `${label} has more than ${most.toLocaleString('en-GB')} characters.`;
}

/** The sentence for a column that a file has twice. */
export function columnRepeated(label: string): string {
  return `The column ${label} is there more than once.`;
}

/** The sentence for a question of a kind that Greenpen does not have. */
export function kindUnsupported(kind: string): string {
  return `Questions of the kind “${kind}” cannot be imported.`;
}

/** The sentence for a file or an item that breaks the rules of its format, by its line. */
export function brokenAtLine(line: number): string {
  return `This could not be read from line ${line} on.`;
}

/** The sentence for questions that an imported quiz has lost. */
export function questionsLeftOut(count: number): string {
  return count === 1
    ? 'One of its questions was not found and is left out.'
    : `${count} of its questions were not found and are left out.`;
}

/** The sentence for documents of the former system that are no questions and no quizzes. */
export function collectionIgnored(name: string): string {
  return `“${name}” is not imported; only questions and quizzes are.`;
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
