import type { WelfareKind, welfareStrengths } from '../../../../shared/contract/welfare.ts';
import { findKinds } from './check-welfare.ts';
import { readText } from './readable-text.ts';
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
const FAINT = 0.7;
/** Below it what a rule named is most often a lesson or a way of speaking. */
const UNLIKELY = -1;
/** What is done to the writer is never taken for a way of speaking. */
const TO_ONESELF = / (?:me|us|i) /;

/** What rules and weights find in a text; null for nearly all. */
export function readDisclosure(text: string, whose: Whose): WelfareFinding | null {
  const sentences = readText(text);
  const { kinds, isForeign } = findKinds(sentences);
  if (whose === 'other')
    return kinds.length === 0 ? null : { kinds, strength: 'clear', toldBy: [] };
  const { weight, toldBy } = weighWorry(sentences);
  const isNamed = kinds.length > 0;
  if (!isNamed && weight <= FAINT) return null;
  const isDoneToThem =
    kinds.includes('abuse') && sentences.some((sentence) => TO_ONESELF.test(` ${sentence} `));
  const isClear = isNamed ? isForeign || isDoneToThem || weight > UNLIKELY : weight > CLEAR;
  return {
    kinds: isNamed ? kinds : ['unnamed'],
    strength: isClear ? 'clear' : 'faint',
    toldBy: weight > FAINT ? toldBy : [],
  };
}
