import { welfareKinds, type WelfareKind } from '../../../../shared/contract/welfare.ts';
import { FIRST_PERSON, STORY } from './people-words.ts';
import { readText } from './readable-text.ts';
import { broadRules } from './rules/broad-rules.ts';
import { homeRules } from './rules/home-rules.ts';
import { indirectRules } from './rules/indirect-rules.ts';
import { otherLanguages } from './rules/other-languages.ts';
import { quietRules } from './rules/quiet-rules.ts';
import { selfRules } from './rules/self-rules.ts';
import { smallWordsRules } from './rules/small-words-rules.ts';
import { spokenRules } from './rules/spoken-rules.ts';
import { threatRules } from './rules/threat-rules.ts';
import { veiledRules } from './rules/veiled-rules.ts';
import { kindsByPairs } from './word-pairs.ts';
import { isNegated, type WelfareRule, type WelfareRules } from './welfare-rule.ts';

const sets: readonly WelfareRules[] = [
  selfRules,
  homeRules,
  threatRules,
  broadRules,
  otherLanguages,
  indirectRules,
  spokenRules,
  quietRules,
  veiledRules,
  smallWordsRules,
];
const rules = new Map(welfareKinds.map((kind) => [kind, sets.flatMap((set) => set[kind] ?? [])]));

/**
 * Returns the kinds of concern in a text that a person must see, most urgent first; empty for
 * nearly all texts. It misses some and raises false alarms: it runs inside the school as an
 * attentive reader's first glance, and is not a judgement (docs/guide-for-safeguarding.md).
 */
export function checkWelfare(text: string): WelfareKind[] {
  return findKinds(readText(text)).kinds;
}

/**
 * Returns the kinds of concern in the sentences of `readText`, and whether they are in a language
 * of which only whole phrases are known.
 */
export function findKinds(sentences: readonly string[]): {
  kinds: WelfareKind[];
  isForeign: boolean;
} {
  const read = sentences.map((text) => ({ text, reaches: reachesOf(text) }));
  const hasAny = (some: readonly WelfareRule[] = []): boolean =>
    some.some((rule) => read.some((sentence) => holds(rule, sentence)));
  const paired = new Set(
    read
      .filter(({ text, reaches }) => reaches.has('personal') && !isDenied(text))
      .flatMap(({ text }) => [...kindsByPairs(text)]),
  );
  const kinds = welfareKinds.filter((kind) => paired.has(kind) || hasAny(rules.get(kind)));
  return { kinds, isForeign: kinds.length > 0 && Object.values(otherLanguages).some(hasAny) };
}

type Reach = WelfareRule['reach'];

function holds(rule: WelfareRule, { text, reaches }: { text: string; reaches: Set<Reach> }) {
  // Checked first, because there is nearly always no match, and collecting matches costs far more.
  if (!reaches.has(rule.reach) || text.search(rule.pattern) === -1) return false;
  const matches = [...text.matchAll(rule.pattern)];
  if (!matches.some((match) => !isNegated(match, rule))) return false;
  return rule.unless === null || !rule.unless.test(text);
}

/** The start of an opinion about something else, such as "I think that …". */
const OPINION =
  / (?:in my opinion|i (?:think|believe|agree|feel|know|guess|learned|chose|can see|would argue|would say)(?: that)?(?! (?:that )?(?:i|my|about|of|like|so|really|suicidal|worthless|hopeless|numb|empty|scared|unsafe|trapped|alone|calm|sad|depressed|safe|more|nothing|dead)\b)) /g;
/** Phrases such as "I would never" and "no one", which do not describe how things are. */
const DENIED =
  / (?:never|no one|nobody (?:hits|hurts|touches)|would never|if i was|if i were|used to|do not|im not|am not|dont) /;

const isDenied = (sentence: string): boolean =>
  DENIED.test(
    sentence.replaceAll(
      / (?:dont|never) (?:care|tell|want to (?:live|be|go)|deserve|feel safe|wake up|like|know what) /g,
      ' ',
    ),
  );

/** Returns which reaches apply to a sentence. */
function reachesOf(sentence: string): Set<Reach> {
  const isStory = STORY.test(sentence);
  const isPersonal = FIRST_PERSON.test(sentence.replaceAll(OPINION, ' '));
  const reaches = new Set<Reach>(['anywhere']);
  if (isPersonal && !isStory) reaches.add('personal');
  if (isPersonal || !isStory) reaches.add('outside-stories');
  return reaches;
}
