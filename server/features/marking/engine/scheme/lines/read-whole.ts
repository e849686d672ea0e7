import { lastPoint, type Draft } from '../draft/draft.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

const WHOLE_AND_PART =
  /^[BMA](\d)\s+for\s+(?:an?\s+|the\s+)?(?:fully\s+)?correct(?:\s+(?:answer|expression|solution))?\s*[,;]?\s*\(?(?:or\s+)?[BMA](\d)\s+for\s+(.+?)\)?$/i;

/** "B2 for fully correct, B1 for a partial factorisation e.g. 3(2x² + 3x)" below the answer. */
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
