import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

/** The charge of an ion or a particle: "2+", "+2", "two plus". */

const SURE = { right: 0.92, other: 0.85, none: 0.8, both: 0.45 } as const;
const SIGN = '[+−–-]';
/** "1+", "–2", "+"; and "0" next to a label. */
const CHARGE = new RegExp(String.raw`^(?:(${SIGN})\s?(\d)?|(\d)\s?(${SIGN}))$`);
const LABELLED = new RegExp(
  String.raw`^\(?(\p{L}{3,})\)?\s*[:=]?\s*(0|${SIGN}\s?\d?|\d\s?${SIGN})$`,
  'u',
);
const IN_ANSWER = new RegExp(
  String.raw`(?<![\d.])(?:(?<!\p{L})(${SIGN})\s?(?:charge\s+(?:of\s+)?)?(\d)|(\d)\s?(${SIGN})|(?<=\p{L})(${SIGN})|(?<![\p{L}\d]\s*)(${SIGN})(?=\s*(?:$|charge)))(?![\d.])`,
  'gu',
);
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:positive|plus)\b/gi, '+'],
  [/\b(?:negative|minus)\b/gi, '-'],
  [/\b(?:one|single)\b/gi, '1'],
  [/\b(?:two|double)\b/gi, '2'],
  [/\bthree\b/gi, '3'],
];
const NONE = /\b(?:no|zero|neutral|none|nothing)\b|(?<![\d.])0(?![\d.])/i;
const SHORT = 60;

const valueOf = (sign = '', size = '1'): number => (sign === '+' ? 1 : -1) * Number(size);

function readCharge(text: string): number | null {
  const match = CHARGE.exec(text.trim());
  return match === null ? null : valueOf(match[1] ?? match[4], match[2] ?? match[3]);
}

const plain = (answer: string): string =>
  WORDS.reduce((text, [pattern, sign]) => text.replaceAll(pattern, sign), answer.normalize('NFKC'));

const chargesIn = (text: string): number[] =>
  [...plain(text).matchAll(IN_ANSWER)].map(([, front, size, before, behind, ion, alone]) =>
    valueOf(front ?? behind ?? ion ?? alone, size ?? before),
  );

function judge(wanted: readonly number[], text: string): KindVerdict | null {
  const found = wanted.includes(0) && NONE.test(text) ? [0] : chargesIn(text);
  const right = found.filter((charge) => wanted.includes(charge));
  if (found.length === 0 && text.length > SHORT) return null;
  if (right.length === 0) {
    const sureness = found.length === 0 ? SURE.none : SURE.other;
    return { share: 0, sureness, spans: [], finding: 'other-value' };
  }
  const isOnly = right.length === found.length;
  const sureness = isOnly ? SURE.right : SURE.both;
  return { share: isOnly ? 1 : 0, sureness, spans: [], finding: isOnly ? null : 'contradicted' };
}

/** Returns the part of an answer about what a label names: up to the next label. */
function pieceOf(answer: string, label: string, labels: readonly string[]): string | null {
  const low = answer.toLowerCase();
  const at = low.indexOf(label);
  if (at < 0) return null;
  const ends = labels.map((other) => low.indexOf(other)).filter((place) => place > at);
  return answer.slice(at + label.length, Math.min(answer.length, ...ends));
}

const labelOf = (text: string): string | null =>
  LABELLED.exec(text.trim())?.[1]?.toLowerCase() ?? null;

/** Returns the judge of a charge; null for points about anything else. */
export function prepareCharge(
  { text, statements }: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): ((answer: string) => KindVerdict | null) | null {
  if (!/\b(?:charges?|ions?)\b/i.test(questionText)) return null;
  const [, label, labelled] = LABELLED.exec(text.trim()) ?? [];
  if (label !== undefined) {
    const wanted = labelled === '0' ? 0 : readCharge(labelled ?? '');
    const labels = points.flatMap((point) => labelOf(point.text) ?? []);
    if (wanted === null || labels.length < 2) return null;
    return (answer) => {
      const piece = pieceOf(answer, label.toLowerCase(), labels);
      return piece === null ? null : judge([wanted], piece);
    };
  }
  const charges = text.split('/').map((one) => readCharge(one));
  const more = statements.map((one) => readCharge(one)).filter((charge) => charge !== null);
  if (charges.includes(null)) return null;
  const wanted = [...charges.filter((charge) => charge !== null), ...more];
  return (answer) => judge(wanted, answer);
}
