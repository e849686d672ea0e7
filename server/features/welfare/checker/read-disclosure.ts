import type { WelfareKind, welfareStrengths } from '../../../../shared/contract/welfare.ts';
import { findKinds } from './check-welfare.ts';
import { readText } from './readable-text.ts';
import { isAboutMarks } from './weigh/signs-of-text.ts';
import { weighWorry } from './weigh/weigh-worry.ts';

/** Whose words they are: what students write about themselves is weighed, too. */
export type Whose = 'student' | 'other';

/** What was found in a text. */
export interface WelfareFinding {
  /** What it may be about, most urgent first. */
  kinds: WelfareKind[];
  strength: (typeof welfareStrengths)[number];
  /** The words that told most, where words were weighed. */
  toldBy: string[];
}

/** From what weight words alone are clear, and from what weight a teacher should read them: decision 95. */
const CLEAR = 2.3;
const FAINT = 0.5;
/** Below it what a rule named is most often a lesson or a way of speaking. */
const UNLIKELY = -1;
/** Below it, death and fights are those of lessons and exaggeration, where nothing is done to or by the writer. */
const OF_ELSE = -2;
const OF_LESSONS_TOO = new Set<WelfareKind>(['suicide', 'violence']);
/** “My mum will kill me” at the end of it is no threat where marks are begged for; “he says he will kill me” is. */
const ONLY_ANGRY =
  / (?:mum|mom|mummy|dad|daddy|mother|father|parents|family|nan) (?:will|would|is going to|are going to) (?:actually |literally |absolutely )?(?:kill|murder) me(?= (?:$|if |otherwise |when |because |so ))/g;
/** What is done to the writer is never taken for a way of speaking. */
const TO_ONESELF = / (?:me|us|i) /;
const BY_ONESELF = / (?:me|us|myself) /;
/** Nor is what the writer says of an end to their own life, whatever else is asked for with it. */
const OWN_END =
  / (?:kill(?:ing)?|hang(?:ing)?|end(?:ing)?) (?:myself|my life)| (?:want|wanna|going|gonna|ready) (?:to )?die /;

/** What rules and weights find in a text; null for nearly all. */
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
