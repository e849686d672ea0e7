import type { Asked } from '../scheme.ts';

/** Rewrites the boards' letters in front of a remark below points that show their marks. */

/** "A  'eat' for engulf", "A   sugar": the letter and a gap, or words in quotation marks. */
const ACCEPTS = /^([^\S\n]*)A(?:(?: {2,}|\t)(?=['‘"“]|\p{Ll}{2})|[^\S\n]+(?=['‘"“]))/gmu;
const IS_CHOICE = /^[^\S\n]*[BC][).:]?[^\S\n]+\S/m;
/** "I impact is less", but not "I went to the shop". */
const IGNORES =
  /^[^\S\n]*I[^\S\n]+(?=['‘"“]|(?!(?:am|was|will|would|have|had|can|could|do|did|should|must|may|might|shall|used|never|always|also|often|usually|really|just|think|thought|believe|feel|felt|know|knew|like|liked|love|loved|hate|hated|prefer|want|wanted|went|go|got|get|saw|see|said|say|made|make|took|take|came|come|live|lived|play|played|eat|ate|drink|drank|buy|bought|read|work|worked|need|needed|hope|agree|disagree|understand|study|studied|learn|learnt|watch|watched|visit|visited|speak|spoke|write|wrote|wake|woke|sleep|slept|stay|stayed|spend|spent|travel|travelled|enjoy|enjoyed)\b)\p{Ll}{3})(?![^\n]*(?:[([]\d[)\]]|[✓✔;]\s*$|\t))/gmu;
const SHOWS_MARK = /(?:[([]\d(?:\s*marks?)?[)\]]|[✓✔])[^\S\n]*$/gm;
const LEAST_MARKED = 2;

export function rewriteLettersBelow(scheme: string, { questionText }: Asked): string {
  const [first, ...others] = [...scheme.matchAll(SHOWS_MARK)];
  const isForeign = /\btranslat|\binto english\b|\bin (?:english|french|spanish|german)\b/i.test(
    questionText,
  );
  if (first === undefined || others.length + 1 < LEAST_MARKED || isForeign) return scheme;
  const last = others.at(-1) ?? first;
  const below = first.index + first[0].length;
  // "I went to town (1)": the points are in the first person.
  const isTold = /^[^\S\n]*I\s+\p{Ll}/mu.test(scheme.slice(0, last.index));
  const said = isTold ? scheme.slice(below) : scheme.slice(below).replace(IGNORES, 'Ignore ');
  const accepted = IS_CHOICE.test(scheme) ? said : said.replace(ACCEPTS, '$1Accept ');
  return scheme.slice(0, below) + accepted;
}
