import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const ASKED =
  /\b(?:name|give|state|list|identify|write down|suggest|which)\b[^.?]{0,30}?\b(two|three|four|five|[2-5])\b/i;

/** Returns how many names a question asks for; null if it does not say. */
export function askedFor(question: string): number | null {
  const word = ASKED.exec(question)?.[1]?.toLowerCase();
  return word === undefined ? null : (NUMBERS[word] ?? Number(word));
}

const MOST_WORDS = 4;

/** Returns the items of an answer that is a list of names; none for prose. */
function itemsOf(answer: string): { start: number; end: number }[] {
  const items: { start: number; end: number }[] = [];
  for (const match of answer.slice(0, 1000).matchAll(/[^,;/\n&+]+/g)) {
    let at = match.index;
    for (const part of match[0].split(/(\s+(?:and|or)\s+)/)) {
      if (/\p{L}/u.test(part) && !/^\s+(?:and|or)\s+$/.test(part))
        items.push({ start: at, end: at + part.length });
      at += part.length;
    }
  }
  const areShort = items.every(
    ({ start, end }) => answer.slice(start, end).trim().split(/\s+/).length <= MOST_WORDS,
  );
  return areShort ? items : [];
}

/**
 * Takes one right name off for each wrong one if more names are listed than were asked for, as
 * examiners do: "helium, neon, oxygen" names two noble gases, and gets one mark.
 */
export function applyListPrinciple(
  verdicts: readonly (KindVerdict | null)[],
  points: readonly PointOfKind[],
  { questionText, conditions }: KindQuestion,
  answer: string,
): readonly (KindVerdict | null)[] {
  if (points.length < 2 || points.some(({ kind }) => kind !== 'term')) return verdicts;
  const asked = askedFor(questionText);
  const isSaid = conditions.some(({ kind }) => kind === 'list-principle');
  const items = itemsOf(answer);
  if (items.length <= (asked ?? (isSaid ? 1 : Number.POSITIVE_INFINITY))) return verdicts;
  const isRight = ({ start, end }: { start: number; end: number }): boolean =>
    verdicts.some(
      (verdict) =>
        verdict?.share === 1 && verdict.spans.some((span) => span.start < end && span.end > start),
    );
  let wrong = items.filter((item) => !isRight(item)).length;
  return verdicts.map((verdict) => {
    if (verdict?.share !== 1 || wrong === 0) return verdict;
    wrong -= 1;
    return { share: 0, sureness: 0.7, spans: [], finding: 'too-many' as const };
  });
}
