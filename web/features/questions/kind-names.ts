import type { QuestionKind } from '../../../shared/choice-question.ts';

/** How students answer, in a few words. */
export const kindNames = {
  text: 'In words',
  choice: 'Choose one option',
  choices: 'Choose several options',
  number: 'A number',
  term: 'A word or short term',
  matching: 'Match pairs',
} as const satisfies Record<QuestionKind, string>;
