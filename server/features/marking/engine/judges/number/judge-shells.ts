import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

/** Electrons in each shell, "2,8,1" and "Cl⁻ : 2,8,8", which are not a number. */
interface Shells {
  /** The symbol in front of them; null if there is none. */
  symbol: string | null;
  wanted: string;
}

const ASKS =
  /\belectron(?:s|ic)?\b[^.?!]{0,30}\b(?:config\w*|structures?|arrange\w*|shells?|energy levels?)\b|\b(?:config\w*|structures?|arrange\w*|shells?)\b[^.?!]{0,30}\belectron/i;
const RUN = String.raw`\d{1,2}(?:(?:\s*[,.]\s*|\s+)\d{1,2}){1,5}`;
const POINT = new RegExp(
  String.raw`^(?:(?:\p{L}{4,}\s+)?(\p{Lu}\p{Ll}?)(?:\s*\d?\s*[+⁺−⁻–-]|[²³][⁺⁻])?\s*[:=]?\s+)?[([]?(${RUN})[)\]]?[+−–-]?[.;]?$`,
  'u',
);
const IN_ANSWER = new RegExp(
  String.raw`(?<![\d.,])(?:${RUN}|\d{1,2}(?:[-–]\d{1,2}){1,5})(?![.,–-]?\d)`,
  'g',
);
const SURE = { right: 0.93, other: 0.9, nothing: 0.82 } as const;

const plain = (run: string): string => (run.match(/\d+/g) ?? []).join(',');

/** Returns what a point asks for; null if it is not about electrons in shells. */
export function readShells(
  { text }: Pick<PointOfKind, 'text'>,
  { questionText }: Pick<KindQuestion, 'questionText'>,
): Shells | null {
  if (!ASKS.test(questionText)) return null;
  // "2,8,1 / 2.8.1": one structure, written in two ways.
  const written = text.split(/\s*\/\s*|\s+or\s+/).map((one) => POINT.exec(one.trim()));
  const [, symbol, run] = written[0] ?? [];
  const wanted = plain(run ?? '');
  const isOne = run !== undefined && written.every((one) => plain(one?.[2] ?? '') === wanted);
  return isOne ? { symbol: symbol ?? null, wanted } : null;
}

/** Returns the shells that belong to the symbol in front of them, if there is one. */
function ownRuns(answer: string, { symbol }: Shells): RegExpExecArray[] {
  const runs = [...answer.matchAll(IN_ANSWER)];
  if (symbol === null) return runs;
  const before = new RegExp(
    String.raw`(?<!\p{L})${symbol}(?!\p{Ll})[^\p{L}\d]{0,6}\d?[^\p{L}\d]{0,6}$`,
    'u',
  );
  const own = runs.filter(({ index }) => before.test(answer.slice(0, index)));
  return own.length > 0 ? own : runs;
}

/** Judges a point about electrons in shells: all shells, in order. */
export function judgeShells(shells: Shells): JudgeOne {
  return (answer): KindVerdict => {
    const runs = ownRuns(answer, shells);
    const right = runs.find(([run]) => plain(run) === shells.wanted);
    if (right !== undefined) {
      const span = { start: right.index, end: right.index + right[0].length };
      return { share: 1, sureness: SURE.right, spans: [span], finding: null };
    }
    const sureness = runs.length > 0 ? SURE.other : SURE.nothing;
    return { share: 0, sureness, spans: [], finding: 'other-value' };
  };
}
