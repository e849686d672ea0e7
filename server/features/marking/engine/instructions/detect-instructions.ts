import { isEquationAlone } from '../judges/formula/read-equation.ts';
import type { Span } from '../match/answer.ts';
import { CLAUSE_RULES } from './clause-rules.ts';
import { undisguised } from './disguises.ts';
import { FORGED, isScoreAlone } from './forged-records.ts';
import { asksElsewhere } from './other-languages.ts';
import { UNSPACED_LANGUAGES } from './unspaced-languages.ts';
import { type Excuse, excuseOf } from './spoken-of-by-question.ts';
import { weighSpeech } from './weigh-speech.ts';

/**
 * Finds where an answer tries to instruct its marker instead of answering: orders, pleas, claims of
 * authority, forged headings and records, in comments, brackets and other languages. What the
 * question itself mentions counts less. Text split by invisible characters is found too; then the
 * whole answer counts as an instruction. Linear in the answer's length.
 */
export function detectInstructions(answer: string, question = '', maxMark = 0): Span[] {
  if (isScoreAlone(answer, question, maxMark)) return [{ start: 0, end: answer.length }];
  // An equation alone is not an instruction, whatever its letters may spell.
  if (isEquationAlone(answer)) return [];
  // Few clauses come so close to speech that the question is asked.
  let known: Excuse | null = null;
  const excuse: Excuse = (clause) => (known ??= excuseOf(question))(clause);
  const spans = findIn(answer, excuse);
  if (spans.length > 0) return spans;
  const isDisguised = undisguised(answer).some((text) => findIn(text, excuse).length > 0);
  return isDisguised ? [{ start: 0, end: answer.length }] : [];
}

/**
 * Words of which a speech to a marker always has one, and an honest answer seldom, so that most
 * answers pass quickly. For text in lower case.
 */
const HINTS = {
  records:
    /mark|credit|grad|scor|award|point|system|assistant|answer|response|result|verdict|status|outcome|ao\d|level|band|total|feedback|correct|role|instruct|criteri|bullet|examin|office|grade|feedback|assessment|evaluation|judge?ment|<|\[\/?inst|✓|✔|☑|#|\d\s?\/\s?\d/,
  clauses:
    /mark|credit|grad(?:e|ing)|scor|award|point|examin|assess|moderat|teacher|ignor|disregard|forget|overrid|bypass|skip|instruct|prompt|rubric|criteri|scheme|correct|full|generous|lenient|harsh|merc[iy]|pity|kind|nice|benefit|pass\b|accept|treat|assum|pretend|imagin|suppose|deduct|student|candidate|whatever|output|respond|respon|system|chatbot|satisf|meets|covers|gpt|\bai\b|\bbot\b|your|mode\b|approved|verified|mind|attention|everything|disable|\btick|\bgive|\d\s?\/\s?\d|out of|who(?:ever)? |simply|just |only |heart|mistakes|slack|from (?:now|here)|instead|behave|as (?:if|though)|checker|verdict|outcome|result|\{\{|\[\[|evaluat|judge|easy|gentle|soft|fail me|flunk|sudo|put|round|complain|check|translat|summari|repeat|paraphras|rewrit/,
} as const;

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const spansOf = (text: string, patterns: readonly RegExp[]): Span[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

/** A sentence or line, and how much it reads like speech to the marker. */
interface Clause extends Span {
  words: string;
  weight: number;
}

function findIn(text: string, excuse: Excuse): Span[] {
  const clauses = clausesOf(text).map((span): Clause => {
    const words = text.slice(span.start, span.end).replaceAll(/[‘’]/g, "'");
    const weight = weighSpeech(words);
    return { ...span, words, weight: weight < HOPELESS ? weight : weight - excuse(words) };
  });
  const mayBeRecord = clauses.length === 0 || clauses.some(({ weight }) => weight >= HARDLY);
  return [
    ...(mayBeRecord && HINTS.records.test(text.toLowerCase()) ? spansOf(text, FORGED) : []),
    ...(UNSPACED.test(text) ? spansOf(text, UNSPACED_LANGUAGES) : []),
    ...clauses.flatMap((clause) => findInClause(text, clause)),
  ];
}

const CLAUSE = /(?:[^\n.!?;]|\.(?=[\p{L}\p{N}])|\?(?=\w)){4,}/gu;
/** Longer clauses are read in overlapping windows, so that no pattern sees more than this. */
const WINDOW = 400;
const STEP = 280;

/** A text this short is also read as one clause: "Correct. 1/1. Next." */
const SHORT = 120;

/** Sentences and lines. */
export function clausesOf(text: string): Span[] {
  const clauses = spansOf(text, [CLAUSE]);
  if (text.length <= SHORT && (clauses[0]?.end ?? 0) < text.length - 1)
    clauses.push({ start: 0, end: text.length });
  return clauses.flatMap(({ start, end }) => {
    const windows = Math.max(1, Math.ceil((end - start - WINDOW) / STEP) + 1);
    return Array.from({ length: windows }, (_, index) => ({
      start: start + index * STEP,
      end: Math.min(end, start + index * STEP + WINDOW),
    }));
  });
}

/** Separators between the speech and an honest answer before it. */
const PARTING = [',', '(', '[', '{', '<', '#', '/*', '//', '--'];

/**
 * The weight above which a clause is speech to the marker by itself, and the weight below which
 * only rules that are certain apply.
 */
const ENOUGH = 0.3;
const HARDLY = -2;
/** Below this weight the question makes no difference. */
const HOPELESS = -4;

/**
 * Returns where the speech begins: after a comment sign or bracket, if what follows is speech by
 * itself.
 */
function beginOf(words: string): number {
  const partings = PARTING.map((mark) => words.indexOf(mark)).filter((at) => at > 0);
  return (
    partings.toSorted((a, b) => b - a).find((at) => weighSpeech(words.slice(at)) > ENOUGH) ?? 0
  );
}

/**
 * Finds the speech, from the comma, bracket or comment sign before its first word to the clause's
 * end.
 */
function findInClause(text: string, { words, weight, ...clause }: Clause): Span[] {
  if (isQuoted(text, clause.start)) return [];
  if (weight > ENOUGH || (weight > HARDLY && asksElsewhere(words)))
    return [{ start: clause.start + beginOf(words), end: clause.end }];
  if (!HINTS.clauses.test(words.toLowerCase())) return [];
  for (const { all, none, isCertain = false } of CLAUSE_RULES) {
    if (weight < HARDLY && !isCertain) continue;
    const [first] = all;
    const at = first === undefined ? -1 : words.search(first);
    if (at < 0 || !all.every((one) => one.test(words)) || none?.test(words) === true) continue;
    if (isQuoted(text, clause.start + at)) continue;
    const parting = Math.max(0, ...PARTING.map((mark) => words.lastIndexOf(mark, at)));
    return [{ start: clause.start + parting, end: clause.end }];
  }
  return [];
}

const QUOTE_OPENS =
  /\b(?:said|says|wrote|writes|told|tells|ordered|orders|shouted?s?|begs|begged|print|output|console\.\w{1,20})[^"“”\n]{0,40}["“(][^"”\n]{0,80}$/iu;

/** True if somebody within the subject says it, or a program prints it. */
function isQuoted(text: string, at: number): boolean {
  return QUOTE_OPENS.test(text.slice(Math.max(0, at - 140), at + 1));
}
