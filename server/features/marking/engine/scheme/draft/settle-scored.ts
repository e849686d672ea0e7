import type { SchemeCondition } from '../scheme.ts';

/**
 * Corrects the marks of scored answers: "An answer of 16 scores 3 marks" of four is not a right
 * answer, but one that earns a part.
 */
export function settleScored(condition: SchemeCondition, maxMark: number): SchemeCondition[] {
  if (condition.kind === 'special-case') return splitAnswers(condition);
  if (condition.kind !== 'final-answer') return [condition];
  const { answer } = condition;
  if (condition.marks === 0) return [{ ...condition, marks: maxMark }];
  return answer !== null && condition.marks < maxMark
    ? [{ ...condition, kind: 'special-case', answer }]
    : [condition];
}

type SpecialCase = Extract<SchemeCondition, { kind: 'special-case' }>;

const BEGINS_WITH_FIGURE = /^[^\p{L}]*\d/u;

/** "correct figures with a wrong power of ten, e.g. 0.0024, 0.24": any of these figures. */
const FIGURES_BEHIND = /\be\.?\s?g\.?,?\s+((?:[-–−]?\d[\d.,]*(?<![.,])(?:\s*(?:,|;|or)\s+)?)+)/;

/** Splits "3(2x² − 5xy) or x(6x − 15y)" into answers that are each worth the same. */
function splitAnswers(condition: SpecialCase): SpecialCase[] {
  const figures =
    FIGURES_BEHIND.exec(condition.answer)?.[1]?.split(/\s*(?:[,;]\s|\bor\b)\s*/) ?? [];
  if (figures.length > 0 && /^\p{L}/u.test(condition.answer))
    return figures.filter((one) => one !== '').map((answer) => ({ ...condition, answer }));
  const answers = condition.answer.split(/\s+or\s+/);
  const areMaths = answers.every((answer) => /\d/.test(answer) && !/\p{L}{4}/u.test(answer));
  return areMaths ||
    (answers.length > 2 && answers.every((answer) => BEGINS_WITH_FIGURE.test(answer)))
    ? answers.map((answer) => ({ ...condition, answer }))
    : [condition];
}
