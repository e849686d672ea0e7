import { pointsOf, type Draft } from '../draft/draft.ts';
import { readCode } from './read-code.ts';

/** "Notes" below the lines with the codes. */
const IS_LEGEND = /^(?:general\s+|additional\s+|guidance\s+)?(?:notes?|guidance)\s*:?$/i;

/** True for "M1: takes out a factor" below "Notes", which says what a code above is for. */
export function explainsCode(draft: Draft, text: string): boolean {
  const { label } = readCode(text);
  return label !== null && pointsOf(draft).some((point) => point.label !== null);
}

export const opensLegend = (text: string): boolean => IS_LEGEND.test(text);
