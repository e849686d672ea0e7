/** The sentences of a quiz code: of its own, as students need no others of quizzes. */
export const quizCodeMessages = {
  required: 'Please enter a Quiz Code!',
  format: 'A Quiz Code is six letters (A–Z) or digits (0–9).',
} as const;
