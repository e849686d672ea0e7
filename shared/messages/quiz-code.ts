/**
 * The sentences of a quiz code, in a separate file because students need no other quiz sentences.
 */
export const quizCodeMessages = {
  required: 'Please enter a Quiz Code!',
  format: 'A Quiz Code is six letters (A–Z) or digits (0–9).',
} as const;
