import type { KindVerdict } from '../judge.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { earned, missed, SURE } from './number-verdicts.ts';
import type { NumberPoint } from './number-point.ts';
import { isSameQuantity, readUnit, type Unit } from './units.ts';

export function judgeUnit({ target }: NumberPoint, figures: AnswerFigures): KindVerdict {
  const spans = [
    ...figures.working.written.flatMap((one) =>
      one.unit === null ? [] : [{ unit: one.unit, start: one.start, end: one.end }],
    ),
    ...figures.working.loneUnits,
  ];
  const read = spans.toSorted((a, b) => a.start - b.start).at(-1);
  const bare = findBareUnit(figures.text);
  // The "°C" in "J/kg°C" is not the whole unit.
  const isWhole = read === undefined || (bare !== undefined && bare.start < read.start);
  const last = isWhole && (bare?.end ?? 0) >= (read?.end ?? 0) ? bare : read;
  if (last === undefined) return missed('unit-missing');
  const isRight = target.units.some((unit) => isSameQuantity(unit, last.unit));
  return isRight ? earned([last], SURE.method) : missed('unit-wrong');
}

const BEFORE_UNIT = /^\s*|[,;:\n=]\s*|[.!?]\s+|\b(?:units?(?:\s+(?:is|are))?|is|are|in|and)\s+/gi;

/** Finds "m/s", or "the unit is m/s", without a figure. */
function findBareUnit(text: string): { unit: Unit; start: number; end: number } | undefined {
  const starts = [...text.slice(0, 2000).matchAll(BEFORE_UNIT)].map(
    ({ index, 0: before }) => index + before.length,
  );
  for (const start of starts.toReversed()) {
    const words = /^[^,;\n]{1,60}/.exec(text.slice(start))?.[0].replace(/[.\s]+$/, '') ?? '';
    const unit = readUnit(words);
    if (unit !== null) return { unit, start, end: start + words.length };
  }
  return undefined;
}
