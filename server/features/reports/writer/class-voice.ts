import { findFirstPerson, findMixedVoice } from '../checks/find-voice.ts';

/** How a report departs from the voice required of the whole class. */
export type Stray = 'first-person' | 'second-person' | 'past';

const PRONOUN = '[Ss]he|[Hh]e|[Tt]hey';
const IRREGULAR =
  'was|were|had|did|made|wrote|took|gave|spoke|began|came|found|kept|led|grew|got|went|said|understood|thought|met|won|knew|showed|held|brought|built|chose|drew|became|felt|taught|sang|ran';
const PAST = new RegExp(String.raw`^(?:${IRREGULAR}|\p{L}{2,}ed)$`, 'u');
/** A single sentence may tell of a trip or a concert. */
const FEWEST_VERBS = 2;

/**
 * Returns how a report departs from the voice of its class: it speaks as “I” or “we”, it speaks to
 * the student, or it is in the past tense. Returns undefined if it keeps the voice.
 */
export function strayOf({ name, report }: { name: string; report: string }): Stray | undefined {
  if (findFirstPerson(report) !== undefined || /\b(?:[Ww]e|[Oo]ur|us)\b/u.test(report))
    return 'first-person';
  if (findMixedVoice(report) !== undefined) return 'second-person';
  const [first = ''] = name.trim().split(/\s+/u);
  const subject = [PRONOUN, ...(first === '' ? [] : [RegExp.escape(first)])].join('|');
  const verbs = [
    ...report.matchAll(
      new RegExp(String.raw`(?<![\p{L}])(?:${subject}) (?:\p{L}+ly )?(\p{L}+)`, 'gu'),
    ),
  ].map(([, verb = '']) => verb);
  const past = verbs.filter((verb) => PAST.test(verb));
  return past.length >= FEWEST_VERBS && 2 * past.length > verbs.length ? 'past' : undefined;
}

const NAMED: Readonly<Record<Stray, string>> = {
  'first-person': 'spoke as “I” or “we”',
  'second-person': 'spoke to the student as “you”',
  past: 'was told in the past tense',
};

/**
 * Returns the instruction about the voice, which is the same for all reports of a class, with what
 * was wrong in the previous draft.
 */
export function describeVoice(stray: Stray | undefined): string {
  const voice =
    'Voice of the class: the third person and the present tense; only what is over, such as a trip or a test, may stand in the past. No “I”, “we” or “you”.';
  return stray === undefined
    ? voice
    : `${voice} Your last answer ${NAMED[stray]}; put the same facts in the voice of the class.`;
}
