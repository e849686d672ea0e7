import type { QuestionKind } from '../../../../shared/choice-question.ts';

/** Short names of the answer kinds. */
export const kindNames = {
  text: 'In words',
  choice: 'Choose one option',
  choices: 'Choose several options',
  number: 'A number',
  term: 'A word or short term',
  matching: 'Match pairs',
} as const satisfies Record<QuestionKind, string>;
