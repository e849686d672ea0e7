/** The sentences of AutoReport. Those of spec sections 5 and 8 stand here word for word. */
export const reportsMessages = {
  namesRequired: 'Please enter at least one student name.',
  tooManyNames: 'You can only enter up to 30 students at a time.',
  generateFailed: 'Failed to generate reports.',
  generatingFailed: 'An error occurred while generating the reports.',
  loadFailed: 'The reports could not be loaded. Please try again.',
  saveFailed: 'The report could not be saved. Please try again.',
  suggestFailed: 'Nothing could be suggested. Please try again.',
  batchDeleted: 'The reports were deleted.',
  deleteFailed: 'The reports could not be deleted. Please try again.',
  confirmDeleteBatch: 'Delete these reports? This cannot be undone.',
  ownWords:
    'No AI wrote these reports. The level and the units are set sentences; the rest is your notes, with spelling and pronouns put right. Tone and length need a model.',
  confirmStartOver: 'This clears everything you have entered for this batch. Start again?',
  confirmOpenBatch:
    'Opening these reports clears what you have entered for the new batch. Open them?',
  confirmRegenerate:
    'You have changed this report by hand. Write it again? Your changes will be lost.',
  nameTooLong: 'One of the names is too long. Please put commas between names.',
  safetyUndecided:
    'Some reports may speak of a student’s safety. Follow your safeguarding policy, and decide about them first.',
  confirmExport: 'Some reports need a look: they are listed above. Export them as they are?',
  confirmSafety:
    'Some reports may speak of a student’s safety. If this is a concern, tell your safeguarding lead; it does not belong in a report. Have you decided that these words may go home?',
  reportChanged: 'This report has changed meanwhile. Please look at it again.',
} as const;
