import type { WelfareKind } from '../../../../shared/contract/welfare.ts';

/** What a sentence is looked through for, on the words of `readable-text.ts`. */
export interface WelfareRule {
  pattern: RegExp;
  /** Where it holds: anywhere, not in a story or a study, or only in words about oneself. */
  reach: 'anywhere' | 'outside-stories' | 'personal';
  /** What makes of the same words a way of speaking. */
  unless: RegExp | null;
}

export type WelfareRules = Partial<Record<WelfareKind, readonly WelfareRule[]>>;

/** Words that turn a statement round when they stand in the gap of a pattern. */
const NEGATORS =
  /\b(?:not|never|no|dont|doesnt|didnt|wont|wouldnt|isnt|wasnt|arent|werent|havent|hasnt|hadnt|cant|cannot|couldnt|without|refuse|refuses)\b/;
/** Such words that turn nothing round. */
const NO_NEGATION =
  /\b(?:not (?:only|just|joking|kidding|lying)|dont (?:care|know|mind|worry)|cant (?:stop|help)|cannot (?:stop|help)|no (?:one|body) (?:knows|cares|believes))\b/g;

let gaps = 0;

/**
 * A rule of space-separated words. `~4` stands for at most four words of which none may turn the
 * statement round.
 */
function compile(words: string): RegExp {
  const source = words.replaceAll(/\s+/g, ' ').replaceAll(/ ?~(\d+) ?/g, (_, count: string) => {
    gaps += 1;
    return ` (?<gap${gaps}>(?:\\S+ ){0,${count}}?)`;
  });
  return new RegExp(`(?<= )(?:${source})(?= )`, 'g');
}

/** Rules that hold whoever is spoken of: each names a person here, such as "I" or "my brother". */
export function always(patterns: readonly string[], unless?: string): WelfareRule[] {
  return patterns.map((words) => rule(words, 'anywhere', unless));
}

/** Rules that do not hold in a sentence about a story, a study or the past. */
export function outsideStories(patterns: readonly string[], unless?: string): WelfareRule[] {
  return patterns.map((words) => rule(words, 'outside-stories', unless));
}

/** Rules that hold only where somebody speaks of themselves, and not of a story or the past. */
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

/** How many words before a match may turn it round. */
const WORDS_BEFORE = 3;

/** Whether the match, within it or just before it, says that something is not so. */
export function isNegated(match: RegExpExecArray, { reach }: WelfareRule): boolean {
  const gapsOfIt = Object.values(match.groups ?? {}).filter((gap) => gap !== undefined);
  const before = match.input.slice(0, match.index).trimEnd().split(' ').slice(-WORDS_BEFORE);
  const looked = reach === 'anywhere' ? gapsOfIt : [...gapsOfIt, before.join(' ')];
  return looked.some((words) => NEGATORS.test(words.replaceAll(NO_NEGATION, '')));
}
