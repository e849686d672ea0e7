import type { WelfareKind } from '../../../../shared/contract/welfare.ts';

/** A rule that is applied to a sentence of `readable-text.ts`. */
export interface WelfareRule {
  pattern: RegExp;
  /** Where it applies: anywhere, outside stories and studies, or only in words about oneself. */
  reach: 'anywhere' | 'outside-stories' | 'personal';
  /** Context that makes the same words a figure of speech. */
  unless: RegExp | null;
}

export type WelfareRules = Partial<Record<WelfareKind, readonly WelfareRule[]>>;

/** Words that negate a statement if they are in the gap of a pattern. */
const NEGATORS =
  /\b(?:not|never|no|dont|doesnt|didnt|wont|wouldnt|isnt|wasnt|arent|werent|havent|hasnt|hadnt|cant|cannot|couldnt|without|refuse|refuses)\b/;
/** Phrases with negating words that do not negate the statement, such as "not only". */
const NO_NEGATION =
  /\b(?:not (?:only|just|joking|kidding|lying)|dont (?:care|know|mind|worry)|cant (?:stop|help)|cannot (?:stop|help)|no (?:one|body) (?:knows|cares|believes))\b/g;

let gaps = 0;

/**
 * Compiles a rule of space-separated words. `~4` matches up to four words, which are checked for
 * negation.
 */
function compile(words: string): RegExp {
  const source = words.replaceAll(/\s+/g, ' ').replaceAll(/ ?~(\d+) ?/g, (_, count: string) => {
    gaps += 1;
    return ` (?<gap${gaps}>(?:\\S+ ){0,${count}}?)`;
  });
  return new RegExp(`(?<= )(?:${source})(?= )`, 'g');
}

/** Rules that apply anywhere: each names a person, such as "I" or "my brother". */
export function always(patterns: readonly string[], unless?: string): WelfareRule[] {
  return patterns.map((words) => rule(words, 'anywhere', unless));
}

/** Rules that do not apply to sentences about a story, a study or the past. */
export function outsideStories(patterns: readonly string[], unless?: string): WelfareRule[] {
  return patterns.map((words) => rule(words, 'outside-stories', unless));
}

/** Rules that only apply to sentences about the writer, and not about a story or the past. */
export function personal(patterns: readonly string[], unless?: string): WelfareRule[] {
  return patterns.map((words) => rule(words, 'personal', unless));
}

function rule(words: string, reach: WelfareRule['reach'], unless?: string): WelfareRule {
  return {
    pattern: compile(words),
    reach,
    unless: unless === undefined ? null : new RegExp(` (?:${unless}) `),
  };
}

/** Number of words before a match that are checked for negation. */
const WORDS_BEFORE = 3;

/** True if the match is negated, within it or just before it. */
export function isNegated(match: RegExpExecArray, { reach }: WelfareRule): boolean {
  const gapsOfIt = Object.values(match.groups ?? {}).filter((gap) => gap !== undefined);
  const before = match.input.slice(0, match.index).trimEnd().split(' ').slice(-WORDS_BEFORE);
  const looked = reach === 'anywhere' ? gapsOfIt : [...gapsOfIt, before.join(' ')];
  return looked.some((words) => NEGATORS.test(words.replaceAll(NO_NEGATION, '')));
}
