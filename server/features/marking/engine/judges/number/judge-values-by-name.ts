import type { JudgeOne, KindVerdict, PointOfKind } from '../judge.ts';

/** "x = –2 and y = 5" or "x = –2 or y = 5" for one mark: each name has its own value, and "x = 5, y = –2" is another answer. */

const VALUE = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d)^'’]|\S[^\S\n]{0,3}[+*×÷/-][^\S\n]{0,3})(\p{L})\s*=\s*(${VALUE})(?![\d\p{L}(^²³*×÷/+]|[^\S\n]*[(^*×÷/+-][^\S\n]*[\d\p{L}])`,
  'gu',
);
const VALUE_ALONE = new RegExp(`(?<![\\d.])${VALUE}`, 'g');
const JOINS = /\b(?:and|or|oe|cao|cso|both|either|isw)\b|[\s,;&()[\]]/gi;
const EITHER = /\bor\b/i;
const NO_NAME = /^[\s\d.,;/&()[\]-]*(?:and[\s\d.,;/&()[\]-]*)?$/;
const SURE = { right: 0.92, inOrder: 0.75, wrong: 0.86, nothing: 0.8 } as const;

const plain = (text: string): string => text.replaceAll(/[–−—]/g, '-');

const valueOf = (text: string): number => {
  const [over = '', under = '1'] = text.split('/');
  return Number(over) / Number(under);
};

const isSame = (one: number | undefined, other: number): boolean =>
  one !== undefined && Math.abs(one - other) < 1e-6;

/** The last value of each name, and where it stands. */
function namedIn(text: string): Map<string, { value: number; start: number; end: number }> {
  const named = new Map<string, { value: number; start: number; end: number }>();
  for (const match of text.matchAll(NAMED)) {
    const [whole, name = '', value = ''] = match;
    named.set(name.toLowerCase(), {
      value: valueOf(value),
      start: match.index,
      end: match.index + whole.length,
    });
  }
  return named;
}

/** The names of a point with their values; null where it says anything else. */
function readWanted({ text, marks }: PointOfKind): Map<string, number> | null {
  const bare = plain(text);
  const named = namedIn(bare);
  const rest = bare.replaceAll(NAMED, ' ').replaceAll(JOINS, '');
  return marks === 1 && named.size > 1 && rest === ''
    ? new Map([...named].map(([name, { value }]) => [name, value]))
    : null;
}

/** The judge of a point that is for the values of several names; null for other points. */
export function prepareValuesByName(point: PointOfKind): JudgeOne | null {
  const wanted = readWanted(point);
  if (wanted === null) return null;
  const isEither = EITHER.test(point.text);
  return (answer): KindVerdict => {
    const text = plain(answer);
    const named = namedIn(text);
    const right = [...wanted].filter(([name, value]) => isSame(named.get(name)?.value, value));
    const spans = right.flatMap(([name]) => named.get(name) ?? []);
    if (right.length >= (isEither ? 1 : wanted.size))
      return { share: 1, sureness: SURE.right, spans, finding: null };
    const alone = NO_NAME.test(text) ? (text.match(VALUE_ALONE) ?? []) : [];
    const values = [...wanted.values()];
    const isInOrder =
      !isEither &&
      alone.length === values.length &&
      values.every((value, at) => isSame(valueOf(alone[at] ?? ''), value));
    if (isInOrder)
      return {
        share: 1,
        sureness: SURE.inOrder,
        spans: [{ start: 0, end: answer.length }],
        finding: null,
      };
    return {
      share: 0,
      sureness: named.size === 0 ? SURE.nothing : SURE.wrong,
      spans: [],
      finding: right.length > 0 || named.size === 0 ? 'incomplete' : 'other-value',
    };
  };
}
