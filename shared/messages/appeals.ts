/** The sentences of appeals against a mark. */
export const appealsMessages = {
  reasonRequired: 'Please say why.',
  alreadyAppealed: 'You have already questioned this mark.',
  notMarkedYet: 'This answer has no mark to question yet.',
  alreadyDecided: 'This question has already been decided.',
} as const;
