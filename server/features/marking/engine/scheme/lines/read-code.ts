import type { MarkRole } from '../scheme.ts';

/** A line with its mark code removed; codes are used in mathematics and the sciences. */
export interface Coded {
  text: string;
  label: string | null;
  role: MarkRole | null;
  marks: number | null;
  carriesErrors: boolean;
  isExact: boolean;
}

/** A mark code, but not the start of a formula or a figure: "C2H5OH", "P4O10", "A 1.4 × 10³". */
const CODE = String.raw`d{0,2}(MP|SC|[MABCEP])\s?(\d{1,2})(?!\.\d|H[\dA-Z]|O\d|Cl|Br|F\d)`;
const AFTER = String.raw`(?:\s*\((?:in)?dep[^()\n]{0,40}\)|\s*\(?(?:\*|ft|f\.t\.|dep\.?\*?|cao|oe)(?![\p{L}])\)?)*`;
const START = new RegExp(
  String.raw`^[([]?(${CODE})(${AFTER})[)\]]?\s*(?:for\b|:|\.|–|—|-)?\s*`,
  'u',
);
const END = new RegExp(String.raw`(?:^|[\s([]+)(${CODE})[)\]]?(${AFTER})[)\]]?[\s.;]*$`, 'u');

/** "4n + 3 B2 oe": the remarks follow the code. */
const INSIDE = new RegExp(String.raw`\s+(${CODE})()(?=\s+(?:oe|cao|ft|isw|e\.g\.|awrt|dep)\b)`);

const ROLES: Readonly<Record<string, MarkRole>> = {
  M: 'method',
  P: 'method',
  C: 'method',
  A: 'accuracy',
  B: 'independent',
  E: 'independent',
  SC: 'special-case',
};

const FOLLOWS = /\b(?:e\.?c\.?f\.?|ft|f\.t\.|OFR|follow(?:s|ing)?[ -]through|carried forward)\b/;

/** "7 = 2 × 2 + c ft their gradient": "ft" within a line; six ft are six feet. */
const CARRIES_ON = /\b(?:e\.?c\.?f\.?|f\.t\.|OFR|ft\s+(?:their|from|on|candidate))(?!\p{L})/u;

export const saysToCarryOn = (text: string): boolean => CARRIES_ON.test(text);

function describe(text: string, match: RegExpExecArray): Coded {
  const letter = match[2] ?? '';
  const whole = `${match[4] ?? ''} ${text}`;
  return {
    text,
    label: `${letter}${match[3] ?? ''}`,
    role: ROLES[letter] ?? null,
    marks: letter === 'MP' ? null : Number(match[3]),
    carriesErrors: FOLLOWS.test(whole),
    isExact: /\bcao\b/i.test(whole),
  };
}

const withoutCode = (line: string): Coded => ({
  text: line,
  label: null,
  role: null,
  marks: null,
  carriesErrors: FOLLOWS.test(line),
  isExact: /\bcao\b/i.test(line),
});

/** "B6" alone is a hexadecimal number: no code gives that many marks. */
const IS_HEXADECIMAL = /^[AB][5-9]$/;
/** "hex: B5", "hexadecimal = A7". */
const ENDS_HEXADECIMAL = /\bhex(?:adecimal)?\b[^\n]{0,20}[\s:=]\(?[A-F]\d\)?[\s.;]*$/i;

/** Removes "M1", "A1 ft", "B2 for" or "MP3" from a line. */
export function readCode(line: string): Coded {
  if (IS_HEXADECIMAL.test(line) || ENDS_HEXADECIMAL.test(line)) return withoutCode(line);
  const atStart = START.exec(line);
  if (atStart !== null) return describe(line.slice(atStart[0].length).trim(), atStart);
  const atEnd = END.exec(line);
  if (atEnd !== null && atEnd.index > 0) return describe(line.slice(0, atEnd.index).trim(), atEnd);
  const inside = INSIDE.exec(line);
  if (inside !== null) {
    const text = `${line.slice(0, inside.index)} ${line.slice(inside.index + inside[0].length)}`;
    return describe(text.trim(), inside);
  }
  return withoutCode(line);
}

const LEAST_RUN = 3;
/** "M3 and M4 can score ecf", "M2 only if …": a remark on marks that are elsewhere. */
const SAYS_OF_CODE =
  /^\s*(?:(?:and|or|&|,)\s*[A-Z]{1,2}\d\s+)?(?:can|may|must|only|scores?|is|are|dep)\b/;

/**
 * True if codes count the points, as "M1", "M2", "M3" do, each worth one; "M1", "M1", "A1" say what
 * each is worth.
 */
export function areCodesCounting(lines: readonly string[]): boolean {
  const codes = lines
    .map((line) => START.exec(line))
    .filter((match) => match !== null)
    .filter(({ 0: code, input }) => !SAYS_OF_CODE.test(input.slice(code.length)));
  const letters = new Set(codes.map((match) => match[2]));
  const numbers = codes.map((match) => Number(match[3]));
  const first = numbers.findIndex((number, index) => number !== index + 1);
  const run = first < 0 ? numbers.length : first;
  // After three or more, an alternative may start the count again.
  const goesOn = run >= LEAST_RUN && numbers.every((number) => number <= run);
  return codes.length > 1 && letters.size === 1 && (run === codes.length || goesOn);
}

const AO =
  /[^\S\t\n]{0,3}(?:\d\s?[×x]\s?)?[([]?\bAO\s?\d(?:[.:]\d+| \d[a-f]\b)*[a-z]?(?:\s*[/,]\s*(?:AO)?\d(?:\.\d+)*[a-z]?)*[)\]]?(?:\s?[×x]\s?\d\b)?/g;
const TAG =
  /\(\s*(?:K|AN|AP|EV|KU|APP|AO\d[a-z]?)\s*\)|\[\s*(?:k|an|ap|ev|app|K|AN|AP|EV|APP)\s*\]/g;
const SKILL = /[^\S\t\n]{0,3}\((?:K|AN|AP|EV|KU|APP)\)/g;

/** "K    prices fall (1)" and "An   …": the skill in front of a line, which its mark is for. */
const SKILL_IN_FRONT =
  /^([^\S\n]*)(?:K|KU|An|AN|Ap|AP|APP|App|Ev|EV)(?:[^\S\n]{2,}|\t|:[^\S\n]*|[^\S\n](?=\p{Ll}))(?=\S)/gmu;

/** Removes a column of skills, shown by two such lines or more; a single letter may be a name. */
const dropSkills = (text: string): string =>
  (text.match(SKILL_IN_FRONT)?.length ?? 0) > 1 ? text.replace(SKILL_IN_FRONT, '$1') : text;

/** "AO1 = 2", and column titles. */
const KEEPS_TAGS = /^\s*[([]?AO\s?\d\s*=|\tAO\s?1\tAO\s?2\t/;

/**
 * Removes the assessment objectives from a scheme; if "(K)", "(AN)" are its only marks, they become
 * (1).
 */
export function settleTags(whole: string): string {
  // "(1K)" and "(1AN)" are marks with their skill.
  const text = dropSkills(whole).replace(/\((\d)\s?(?:K|AN|AP|APP|EV|AO\d[a-z]?)\)/g, '($1)');
  const hasMarks = /[([]\d(?:\s*marks?)?[)\]]|[✓✔]/.test(text);
  const tags = text.match(TAG)?.length ?? 0;
  const withMarks =
    !hasMarks && tags > 1 && !/^\s*(?:level|band)\s+\d/im.test(text)
      ? text
          .split('\n')
          .map((line) =>
            /^\s*award\b|\bidentif|^\s*development\b/i.test(line) ? line : line.replace(TAG, '(1)'),
          )
          .join('\n')
      : text.replace(SKILL, '');
  return withMarks
    .split('\n')
    .map((line) => (KEEPS_TAGS.test(line) ? line : line.replace(AO, '')))
    .join('\n');
}

/** Returns the sum of codes: 2 for "M1 M1 A0". */
export const sumOfCodes = (codes: string): number =>
  (codes.match(/\d/g) ?? []).reduce((sum, digit) => sum + Number(digit), 0);
