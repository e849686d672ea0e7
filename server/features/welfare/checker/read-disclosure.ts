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
/** “My mum will kill me” is no threat where marks are begged for. */
const ONLY_ANGRY =
  / (?:will|would|is going to|are going to) (?:actually |literally |absolutely )?(?:kill|murder) me /g;
/** What is done to the writer is never taken for a way of speaking. */
const TO_ONESELF = / (?:me|us|i) /;
const BY_ONESELF = / (?:me|us|myself) /;

/** What rules and weights find in a text; null for nearly all. */
export function readDisclosure(text: string, whose: Whose): WelfareFinding | null {
  const asWritten = readText(text);
  const sentences = isAboutMarks(asWritten)
    ? asWritten.map((sentence) => sentence.replaceAll(ONLY_ANGRY, ' will be angry '))
    : asWritten;
  const { kinds, isForeign } = findKinds(sentences);
  if (whose === 'other')
    return kinds.length === 0 ? null : { kinds, strength: 'clear', toldBy: [] };
  const { weight, toldBy } = weighWorry(sentences);
  const isNamed = kinds.length > 0;
  if (!isNamed && weight <= FAINT) return null;
  const isDoneToThem =
    kinds.includes('abuse') && sentences.some((sentence) => TO_ONESELF.test(` ${sentence} `));
  const isOfElse =
    weight < OF_ELSE &&
    kinds.every((kind) => OF_LESSONS_TOO.has(kind)) &&
    !sentences.some((sentence) => BY_ONESELF.test(sentence));
  if (isNamed && isOfElse && !isForeign) return null;
  const isClear = isNamed ? isForeign || isDoneToThem || weight > UNLIKELY : weight > CLEAR;
  return {
    kinds: isNamed ? kinds : ['unnamed'],
    strength: isClear ? 'clear' : 'faint',
    toldBy: weight > FAINT ? toldBy : [],
  };
}
