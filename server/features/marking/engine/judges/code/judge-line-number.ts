import type { JudgeOne, KindQuestion, PointOfKind } from '../judge.ts';

/** "(Syntax error) line 1", "Line 03". */
const POINT =
  /^(?:\(?\s*(syntax|logic(?:al)?|run-?time)\s+errors?\s*[):–-]*\s*)?(?:on\s+|at\s+)?lines?\s*(?:number\s*)?0*(\d{1,2})\s*[.;]?$/i;
const OF_PROGRAM = /\b(?:program|code|algorithm|pseudo-?code|errors?)\b/i;
const KIND = /\b(?:syntax|logic(?:al)?|run-?time)\b/gi;
const SURE = { right: 0.9, wrong: 0.85 } as const;

const kindOf = (text: string): string => text.toLowerCase().slice(0, 4);

/** Returns the line numbers in part of an answer: "lines 1 and 3", "03 total = …". */
function linesIn(part: string): number[] {
  const listed = [
    ...part.matchAll(
      /\blines?\s*(?:numbers?\s*)?(\d{1,2}(?:(?:\s*(?:,|and|&)\s*)\d{1,2}(?!\s*[=<>]))*)/gi,
    ),
  ];
  const leading = /^\s*0*(\d{1,2})\s*[-–:.)]?\s+(?=\p{L})/u.exec(part)?.[1];
  return [...listed.flatMap(([, list = '']) => list.match(/\d+/g) ?? []), leading ?? '']
    .filter((number) => number !== '')
    .map(Number);
}

/**
 * Returns the judge of a point for the line number of an error; null for other points. If the point
 * and the answer both name the kind of error, the kinds must match.
 */
export function prepareLineNumber(
  { text }: PointOfKind,
  { questionText }: KindQuestion,
): JudgeOne | null {
  const [, kind, number] = POINT.exec(text.trim()) ?? [];
  if (number === undefined || !OF_PROGRAM.test(questionText)) return null;
  return (answer) => {
    const parts = answer.slice(0, 3000).split(/\n|;|\.\s|,\s(?=lines?\b)/i);
    const found = parts.some((part) => {
      const kinds = part.match(KIND) ?? [];
      const isOfKind =
        kind === undefined ||
        kinds.length === 0 ||
        kinds.some((one) => kindOf(one) === kindOf(kind));
      return isOfKind && linesIn(part).includes(Number(number));
    });
    return {
      share: found ? 1 : 0,
      sureness: found ? SURE.right : SURE.wrong,
      spans: found ? [{ start: 0, end: answer.length }] : [],
      finding: found ? null : 'other-value',
    };
  };
}
