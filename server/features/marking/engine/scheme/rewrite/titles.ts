import { numberOf } from '../lines/read-marks.ts';
import type { Asked } from '../scheme.ts';

/**
 * Removes titles that teachers put above a scheme: the test, exercise or chapter that it is from.
 */

const NUMBERED = String.raw`(?:q(?:u?estion)?|no|number|ex(?:ercise)?|activity|task|chapter|unit|lesson|topic|enquiry|year|yr|y|test|quiz|worksheet|assessment|review|homework)\.?\s?\d{1,2}[a-z]?(?:\.\d{1,2})?`;
/**
 * "Forces Q7", "Exercise 9C", "Yr 8 assessment no. 5", "Quick test answers", "end of unit
 * check-up".
 */
const NAMES_TEST = new RegExp(
  String.raw`\b${NUMBERED}\b|\b(?:quiz|quick test|knowledge test|topic test|unit test|test yourself|assessment|homework|worksheet|check[ -]?up|check your|revision|mock exam|(?:answer|marking)\s+(?:guide|key|sheet|grid)|end[ -]of[ -](?:unit|chapter|topic|year|term))\b|\banswers\b(?:\s+to\b|\W*$)|\p{L}+ tests?$`,
  'iu',
);
/** "(three marks)" after the title, which repeats the question's total. */
const TOTAL =
  /\s*[([](?:max(?:imum)?\s+)?(?:\d{1,2}|one|two|three|four|five|six)\s+marks?[)\]]\s*$/i;
const MOST_WORDS = 9;
/**
 * Signs that a line is more than a title: it gives marks or says something that an answer might.
 */
const GOES_ON =
  /[;=→✓]|[([]\d[)\]]|\b(?:any|award|marks?|accept|allow|is|are|was|were|because|so)\b|\t/i;
/** "Enquiry 5 answers. 1 mark for each cause": the title is followed by how marks are given. */
const WITH_RULE =
  /^(?<title>[^\n\t]{3,60}?)(?:[.:]\s+|\s{2,})(?=[([]?(?:[1-6]|one|two|three|four|any|award|possible answers|answers may)\b)/i;
const MOST_TITLES = 2;
const BULLET = /^\s*[•●▪*–-]\s/;

const isTitle = (line: string): boolean => {
  const text = line.replace(TOTAL, '').trim();
  const isShort = text !== '' && text.split(/\s+/).length <= MOST_WORDS;
  return isShort && NAMES_TEST.test(text) && !GOES_ON.test(text) && !BULLET.test(line);
};

const ONE_MARK = /[([]1(?:\s*marks?)?[)\]]|\b(?:1|one) mark\b/i;

/** True for "Heat transfer (3 marks)" over as many lines that show their own marks. */
const isTitleWithTotal = (line: string, below: readonly string[], maxMark: number): boolean => {
  const total = /(\w+)\s+marks?[)\]]\s*$/i.exec(TOTAL.exec(line)?.[0] ?? '')?.[1];
  return (
    maxMark > 1 &&
    numberOf(total) === maxMark &&
    !GOES_ON.test(line.replace(TOTAL, '')) &&
    below.filter((other) => ONE_MARK.test(other)).length >= maxMark
  );
};

/**
 * "4. so that …", "b ⇥ …" below a title: the question number, unless the lines below continue the
 * count.
 */
const LABEL = /^\s*(?:Q\s?)?(?:(\d{1,2})(?:[.)]\s*|\s{2,})|[a-h]\t)(?=\s*\S)/;

function dropLabel(line: string, below: readonly string[]): string {
  const [label = '', number] = LABEL.exec(line) ?? [];
  const next = new RegExp(String.raw`^\s*(?:Q\s?)?${Number(number) + 1}(?:[.)]|\s{2})`);
  const countsOn = number !== undefined && below.some((other) => next.test(other));
  return countsOn ? line : line.slice(label.length);
}

/** Empties title lines, up to two above the first point, without changing the number of lines. */
export function rewriteTitles(scheme: string, { maxMark }: Asked): string {
  const lines = scheme.split('\n');
  for (let taken = 0; taken < MOST_TITLES; taken += 1) {
    const at = lines.findIndex((line) => line.trim() !== '');
    const line = lines[at] ?? '';
    const below = lines.slice(at + 1).filter((other) => other.trim() !== '');
    const [next = ''] = below;
    const title = WITH_RULE.exec(line)?.groups?.title ?? '';
    // "Litmus test" over "Flame test" are answers, as in any list of similar lines.
    const isAbove = below.length > 0 && (isTitle(line) ? !isTitle(next) || taken > 0 : false);
    if (isAbove || isTitleWithTotal(line, below, maxMark)) {
      lines[at] = '';
      const from = lines.findIndex((other) => other.trim() !== '');
      lines[from] = dropLabel(lines[from] ?? '', lines.slice(from + 1));
    } else if (isTitle(title)) lines[at] = line.replace(WITH_RULE, '');
    else break;
  }
  return lines.join('\n');
}
