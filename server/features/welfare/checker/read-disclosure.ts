import type { WelfareKind, welfareStrengths } from '../../../../shared/contract/welfare.ts';
import { findKinds } from './check-welfare.ts';
import { readText } from './readable-text.ts';
import { isAboutMarks } from './weigh/signs-of-text.ts';
import { weighWorry } from './weigh/weigh-worry.ts';

/** Who wrote a text; students' texts about themselves are weighed as well. */
export type Whose = 'student' | 'other';

/** The finding in a text. */
export interface WelfareFinding {
  /** What it may be about, most urgent first. */
  kinds: WelfareKind[];
  strength: (typeof welfareStrengths)[number];
  /** The most significant words, if words were weighed. */
  toldBy: string[];
}

/**
 * The weights above which words alone are a clear sign, and above which a teacher should read them:
 * decision 95.
 */
const CLEAR = 2.3;
const FAINT = 0.5;
/** The weight below which a rule's match is usually about a lesson or a figure of speech. */
const UNLIKELY = -1;
/**
 * The weight below which death and fights belong to lessons or exaggeration, unless something is
 * done to or by the writer.
 */
const OF_ELSE = -2;
const OF_LESSONS_TOO = new Set<WelfareKind>(['suicide', 'violence']);
/**
 * A phrase that is not a threat in a plea for marks: “my mum will kill me” at the end of a clause.
 * “He says he will kill me” is a threat.
 */
const ONLY_ANGRY =
  / (?:mum|mom|mummy|dad|daddy|mother|father|parents|family|nan) (?:will|would|is going to|are going to) (?:actually |literally |absolutely )?(?:kill|murder) me(?= (?:$|if |otherwise |when |because |so ))/g;
/** Words about the writer: what is done to them never counts as a figure of speech. */
const TO_ONESELF = / (?:me|us|i) /;
const BY_ONESELF = / (?:me|us|myself) /;
/**
 * Statements about ending the writer's own life, which never count as a figure of speech, whatever
 * else they ask for.
 */
const OWN_END =
  / (?:kill(?:ing)?|hang(?:ing)?|end(?:ing)?) (?:myself|my life)| (?:want|wanna|going|gonna|ready) (?:to )?die /;

/** Returns what rules and weights find in a text; null for nearly all texts. */
export function readDisclosure(text: string, whose: Whose): WelfareFinding | null {
  const asWritten = readText(text);
  const sentences = isAboutMarks(asWritten)
    ? asWritten.map((sentence) => sentence.replaceAll(ONLY_ANGRY, ' parents will be angry'))
    : asWritten;
  const { kinds, isForeign } = findKinds(sentences);
  if (whose === 'other')
    return kinds.length === 0 ? null : { kinds, strength: 'clear', toldBy: [] };
  const { weight, toldBy } = weighWorry(sentences);
  const isNamed = kinds.length > 0;
  if (!isNamed && weight <= FAINT) return null;
  const isSaid = (pattern: RegExp) => sentences.some((sentence) => pattern.test(` ${sentence} `));
  const isOfThemselves =
    (kinds.includes('abuse') && isSaid(TO_ONESELF)) ||
    (kinds.includes('suicide') && isSaid(OWN_END));
  const isOfElse =
    weight < OF_ELSE &&
    kinds.every((kind) => OF_LESSONS_TOO.has(kind)) &&
    !isOfThemselves &&
    !isSaid(BY_ONESELF);
  if (isNamed && isOfElse && !isForeign) return null;
  const isClear = isNamed ? isForeign || isOfThemselves || weight > UNLIKELY : weight > CLEAR;
  return {
    kinds: isNamed ? kinds : ['unnamed'],
    strength: isClear ? 'clear' : 'faint',
    toldBy: weight > FAINT ? toldBy : [],
  };
}
