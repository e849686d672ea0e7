/** The sentences of questions. Those from spec sections 4, 5 and 8 are word for word. */
export const questionsMessages = {
  requiredFields: 'Max Mark, Topic, Subject, Level, and Spec Code are required!',
  questionRequired: 'Please provide either a question text or upload a question image.',
  markSchemeRequired: 'Please provide either a mark scheme text or upload a mark scheme image.',
  addFailed: 'Error adding question. Please try again.',
  added: 'Question added successfully!',
  addedButTyped: 'Question added successfully! What you have typed since then is not part of it.',
  loadFailed: 'Error loading question',
  notFound: 'Question not found',
  printFailed: 'The paper could not be printed. Please try again.',
  tooManyToPrint: 'At most 200 questions can be printed at once. Use the filters to choose fewer.',
  noneYet: 'There are no questions yet.',
  emptyList: 'No questions found for the selected filters.',
  updateFailed: 'Error updating question. Please try again.',
  updated: 'Question updated successfully!',
  updatedButTyped:
    'Question updated successfully! What you have typed since then is not saved yet.',
  deleteFailed: 'Error deleting questions. Please try again.',
  noneDeleted: 'There are no deleted questions to bring back.',
  restoreFailed: 'Error bringing the questions back. Please try again.',
  noneSelected: 'No questions selected to delete.',
  unknownTeacher: 'Unknown Teacher',
  notYours:
    'Only the teacher who created a question can change or delete it. You can duplicate it instead.',
  changedMeanwhile:
    'Someone else has changed this question in the meantime. Please look at it again.',
  newerToRead:
    'Bring over what you need, then save again: your version takes the place of the newer one.',
  duplicated: 'Question duplicated. The copy is yours to edit.',
  duplicateFailed: 'Error duplicating question. Please try again.',
  revisionsFailed: 'Error loading earlier versions',
  optionsMissing: 'Please write at least two options, one a line.',
  optionsAlike: 'Two options are the same. Please change one of them.',
  rightOptionMissing: 'Please say which answer is right.',
  rightOptionUnknown: 'Each line of the mark scheme must be one of the options, word for word.',
  rightOptionTwice: 'An option stands in the mark scheme twice. Please take one of the two out.',
  oneOptionMarks: 'The best answer must earn Max Mark.',
  severalOptionsMarks:
    'Marks in brackets must add up to Max Mark. Leave them all out to share Max Mark evenly.',
  pairsMissing: 'Please write at least two pairs.',
  pairSign: 'The sign → cannot be part of an item or a choice.',
  pairUnknown: 'Each item must be matched with one of the choices, once.',
  numberUnknown:
    'Each line must be a number, such as “9.8 ± 0.1 m/s”, with its unit in brackets if students need not give it.',
  schemeInUse: 'A quiz uses this question, so it needs a mark scheme text or a mark scheme image.',
  chosenStay:
    'What students have chosen cannot be reworded or taken out. To do that, duplicate the question and change the copy.',
  optionInUse:
    'Students have answered this question, or are answering it now, and their answers would no longer match its options. Please put back how it is answered and the words of its options, or duplicate the question and change the copy.',
  schemeToCome:
    'One of these questions has no mark scheme yet. Please write it before you use the question in a quiz.',
  imageUnavailable: 'The uploaded image is no longer there. Please upload it again.',
} as const;

export function questionsRestored(count: number): string {
  return count === 1 ? 'The question is back in the bank.' : 'The questions are back in the bank.';
}

/** The toast after questions were deleted (spec section 8). */
export function questionsDeleted(count: number): string {
  return `${count} question(s) deleted successfully!`;
}

/** Says what deleting does if quizzes ask some of the questions; empty if none does. */
export function askedSentences(asked: number): string[] {
  if (asked === 0) return [];
  return [
    asked === 1
      ? 'Quizzes ask one of them. They go on asking it, but nobody can change it or its mark scheme until it is brought back.'
      : `Quizzes ask ${asked} of them. They go on asking them, but nobody can change them or their mark schemes until they are brought back.`,
  ];
}

/** The question asked before questions are deleted (spec section 5, Confirmations). */
export function confirmDeleteQuestions(count: number): string {
  return `Are you sure you want to delete ${count} question(s)?`;
}
