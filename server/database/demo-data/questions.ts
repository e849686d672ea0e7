import type { DemoQuestion } from './demo-types.ts';
import { computingQuestions } from './questions-computing.ts';
import { geographyQuestions } from './questions-geography.ts';
import { historyQuestions } from './questions-history.ts';
import { scienceQuestions } from './questions-science.ts';

/** The whole demo bank: 30 GCSE questions. */
export const demoQuestions: readonly DemoQuestion[] = [
  ...scienceQuestions,
  ...geographyQuestions,
  ...historyQuestions,
  ...computingQuestions,
];
