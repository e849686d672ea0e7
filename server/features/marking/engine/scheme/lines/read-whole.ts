import { addPoint, type Manner } from '../draft/add-point.ts';
import { addRemark } from '../draft/apply-directive.ts';
import { lastPoint, pointsOf, type Draft } from '../draft/draft.ts';
import type { SchemeLine } from '../layout/split-lines.ts';
import { readFigureWorth } from './figure-worth.ts';

const WHOLE_AND_PART =
  /^[BMA](\d)\s+for\s+(?:an?\s+|the\s+)?(?:fully\s+)?correct(?:\s+(?:answer|expression|solution))?\s*[,;]?\s*\(?(?:or\s+)?[BMA](\d)\s+for\s+(.+?)\)?$/i;

/**
 * Reads "B2 for fully correct, B1 for a partial factorisation e.g. 3(2x² + 3x)" below the answer.
 */
export function readWholeAndPart(draft: Draft, line: SchemeLine, maxMark: number): boolean {
  const [, whole, part, what = ''] = WHOLE_AND_PART.exec(line.text) ?? [];
  const point = lastPoint(draft);
  if (Number(whole) !== maxMark || point === undefined) return false;
  point.marks ??= maxMark;
  for (const answer of what.replace(/^.*?\b(?:e\.?g\.?|such as)\s*/i, '').split(/\s+or\s+/))
    draft.conditions.push({ kind: 'special-case', answer, marks: Number(part), line: line.line });
  draft.notes.push(line.text);
  return true;
}

/**
 * Adds the answer of "Correct answer of 1960 = 3 marks" as the only point, if only the worth of
 * other figures follows.
 */
export function addWholeAnswer(draft: Draft, line: SchemeLine, manner: Manner): boolean {
  const whole = draft.conditions.find(
    (one) => one.kind === 'final-answer' && one.answer !== null && one.marks >= manner.maxMark,
  );
  if (whole?.kind !== 'final-answer' || whole.answer === null) return false;
  const point = { ...line, text: whole.answer, marks: manner.maxMark, guidance: [] };
  addPoint(draft, { ...point, line: whole.line }, manner);
  return true;
}

/**
 * Reads lines below the points that say what an answer scores: "8 (hours) no working [2]" and "8
 * from 7200 ÷ 900 [0]".
 */
export function readScoredLine(draft: Draft, line: SchemeLine): boolean {
  if (pointsOf(draft).length === 0) return false;
  const text = line.marks === null ? line.text : `${line.text} [${line.marks}]`;
  if (readFigureWorth(text)?.isSaid === true) {
    for (const remark of [text, ...line.guidance]) addRemark(draft, remark, line.line);
    return true;
  }
  const earnsNothing = line.marks === 0 || /\s[MAB]0[.]?$/.test(line.text);
  if (!earnsNothing) return false;
  draft.notes.push(line.text);
  draft.conditions.push({ kind: 'not-understood', text: line.text, line: line.line });
  return true;
}
