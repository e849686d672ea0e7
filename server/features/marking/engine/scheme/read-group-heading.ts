import { numberOf, readMarks } from './read-marks.ts';

/** "Any two from:" — how many points count, and what follows on the same line. */
interface GroupHeading {
  /** How many points count, or null where the limit is in marks. */
  count: number | null;
  /** The most marks, or null where the limit is in points. */
  marks: number | null;
  rest: string;
}

const NUMBER = String.raw`(\d{1,2}|one|two|three|four|five|six)`;
const ANY_FROM = new RegExp(
  String.raw`^(?:(?:award\s+)?(?:one|1)\s+marks?\s+(?:each\s+)?for\s+(?:each\s+of\s+)?)?(?:any\s+)?${NUMBER}\s*(?:marks?\s+|points?\s+|reasons?\s+|examples?\s+)?(?:from|of)\b(?:\s+(?:the\s+)?(?:following|these|those|list|below))*\s*:?\s*`,
  'i',
);
const ANY = new RegExp(
  String.raw`^any\s+${NUMBER}(?:\s+(?:points?|reasons?|examples?|valid|correct|suitable))*\s*(?:[([]\s*\d+\s*(?:marks?)?\s*[)\]]\s*)?(?::\s*|$)`,
  'i',
);
const EACH =
  /^(?:award\s+)?(?:one|1)\s+marks?\s+(?:each\s+)?for\s+each\s*(?:of)?(?:\s+the\s+following)?\s*:\s*/i;
const MAX = new RegExp(
  String.raw`^[([]?\s*(?:max(?:imum)?\.?|up\s+to)\s*(?:of\s*)?:?\s*${NUMBER}\s*(?:marks?)?\s*(?:from|of|for)?\s*:?\s*[)\]]?\s*:?\s*`,
  'i',
);
const CAP_AT_END = new RegExp(
  String.raw`[\s,;]*[([]\s*(?:max(?:imum)?\.?|up\s+to)\s*(?:of\s*)?${NUMBER}\s*(?:marks?)?\s*[)\]]\s*:?\s*$`,
  'i',
);

/** Reads a line that sets a limit for the points after it; null if it does not. */
export function readGroupHeading(line: string): GroupHeading | null {
  for (const pattern of [ANY_FROM, ANY]) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const behind = line.slice(match[0].length).trim();
    const total =
      behind === '' || !/[;,]/.test(behind) ? readMarks(`x ${behind}`) : readMarks(behind);
    const rest = total.text.replace(/^x\b\s*/, '').replace(/^:\s*/, '');
    return { count: numberOf(match[1]), marks: total.marks, rest };
  }
  const each = EACH.exec(line);
  if (each !== null) return { count: null, marks: null, rest: line.slice(each[0].length).trim() };
  const max = MAX.exec(line);
  if (max === null) return null;
  return { count: null, marks: numberOf(max[1]), rest: line.slice(max[0].length).trim() };
}

/** "(max 2)" at the end of a line. */
export function readCapAtEnd(line: string): { text: string; cap: number | null } {
  const match = CAP_AT_END.exec(line);
  if (match === null) return { text: line, cap: null };
  return { text: line.slice(0, match.index).trim(), cap: numberOf(match[1]) };
}
