import { countRepeats } from './count-repeats.ts';
import { COMPARISON, comparisonOf, conditionOf } from './judge-condition.ts';
import { find, withoutPlace, type Requirement } from './place-in-program.ts';
import { returnsOf } from './judge-returns.ts';
import type { ProgramStatement } from './read-program.ts';
import { spokenWords } from './spoken-words.ts';

const WORD_NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

function countIn(text: string): number | null {
  const match =
    /\b(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten)\s+(?:times|numbers|values|items|repetitions|iterations|names|marks|scores)\b/i.exec(
      text,
    );
  const word = match?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return WORD_NUMBERS.includes(word) ? WORD_NUMBERS.indexOf(word) : Number(word);
}

const says = ({ tokens }: ProgramStatement, words: readonly string[]): boolean =>
  words.every((word) => tokens.some(({ text }) => text === word || text.includes(word)));

/**
 * True for `x = x + y`, `x += y`, `x++`, also after a condition: `IF n > 50 THEN t = t + n`; and
 * for `ADD 1 TO x`.
 */
const isAccumulation = ({ tokens, kinds }: ProgramStatement): boolean => {
  if (tokens.some(({ text }) => text === 'add') && tokens.some(({ text }) => text === 'to'))
    return true;
  if (!kinds.has('assignment')) return false;
  return tokens.some((name, at) => {
    const sign = tokens[at + 1]?.text ?? '';
    if (name.type !== 'word') return false;
    if (/^(?:\+=|\+\+)$/.test(sign)) return true;
    const rest = tokens.slice(at + 2);
    return (
      sign === '=' &&
      rest.some(({ text }) => text === name.text) &&
      rest.some(({ text }) => text === '+')
    );
  });
};

/** True for `sum(marks)`, which adds up a whole list. */
const isSummed = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text }, at) => /^sum$/i.test(text) && tokens[at + 1]?.text === '(');

const hasSign =
  (sign: string) =>
  ({ tokens }: ProgramStatement): boolean =>
    tokens.some(({ text }) => text === sign || text === `${sign}=`);

const isCount = (statement: ProgramStatement): boolean =>
  isAccumulation(statement) &&
  statement.tokens.some(({ text }, at) => text === '++' || (text === '1' && at > 1));

/** Requires outputs of the words that the point gives, or for "both outputs" one in each branch. */
const outputsOf =
  (text: string): Requirement =>
  (program) => {
    const namesVariable = /\bvariable\b/i.test(text);
    const words = spokenWords(text);
    const output = (said: readonly string[]) =>
      find(
        text,
        (one) =>
          one.kinds.has('output') &&
          says(one, said) &&
          (!namesVariable || one.tokens.filter(({ type }) => type === 'word').length > 1),
      )(program);
    const all = program.filter(({ kinds }) => kinds.has('output'));
    const isChosen = program.some(({ kinds }) => kinds.has('condition'));
    // `if x < 40 then print "fail" else print "pass"` has both outputs on one line.
    const outputs = all.flatMap(({ tokens }) => tokens.filter((token) => token.text === 'print'));
    if (/\bboth\b/i.test(text) && (outputs.length < 2 || !isChosen)) return null;
    const each = words.map((word) => output([word]));
    const areApart = words.length > 1 && isChosen && each.every((one) => one !== null);
    return output(words) ?? (areApart ? (each[0] ?? null) : null);
  };

/** A loop that ends on a condition rather than after a number of repeats. */
const OPEN_LOOP = /\b(?:indefinite|condition(?:al|[- ]controlled)|not (?:a )?for\b)/i;

const loopOf = (text: string): Requirement => {
  const wanted = countIn(text);
  const isOpen = OPEN_LOOP.test(text) && !/\bcount\b/i.test(text);
  return (program) => {
    const loops = program.filter(
      ({ kinds, tokens }) => kinds.has('loop') && !(isOpen && tokens[0]?.text === 'for'),
    );
    if (wanted === null) return loops[0] ?? null;
    return (
      loops.find((loop) => {
        const before = program.slice(0, program.indexOf(loop));
        const count = countRepeats(loop, before);
        // The first of ten numbers may be read before the loop.
        const isReadBefore = before.some(({ kinds }) => kinds.has('input'));
        return count === null || count === wanted || (isReadBefore && count === wanted - 1);
      }) ?? null
    );
  };
};

const FIRST_VALUES: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:0|zero|nought)\b/i, /^0$/],
  [/\b(?:1|one)\b/i, /^1$/],
];

/**
 * Requires a value to be assigned before the first loop: the one that the point names, if it names
 * one.
 */
const initialises =
  (text: string): Requirement =>
  (program) => {
    const value = FIRST_VALUES.find(([named]) => named.test(text))?.[1];
    const firstLoop = program.findIndex(({ kinds }) => kinds.has('loop'));
    const end = firstLoop === -1 ? program.length : firstLoop;
    return (
      program
        .slice(0, end)
        .find(
          ({ kinds, tokens }) =>
            kinds.has('assignment') &&
            tokens.length > 2 &&
            (value === undefined || tokens.some((token) => value.test(token.text))),
        ) ?? null
    );
  };

function definitionOf(text: string): Requirement {
  const named = /\b(?:called|named?)\s+["'‘“]?(\w+)/i.exec(text)?.[1]?.toLowerCase();
  const count = /\b(one|two|three|four|\d)\s+parameters?\b/i.exec(text)?.[1]?.toLowerCase();
  const parameters =
    count === undefined
      ? null
      : WORD_NUMBERS.includes(count)
        ? WORD_NUMBERS.indexOf(count)
        : Number(count);
  // "Year taken as a parameter" requires at least one.
  const least = /\b(?:as|with|has|takes?|accepts?)\s+(?:an?\s+|the\s+)?parameters?\b/i.test(text)
    ? 1
    : 0;
  return find(text, ({ kinds, tokens }) => {
    if (!kinds.has('definition')) return false;
    const at = tokens.findIndex(({ text: word }) => word === 'def');
    const names = tokens.slice(at + 1).filter(({ type }) => type === 'word');
    const isNamed = named === undefined || names[0]?.text === named;
    const given = names.length - 1;
    return isNamed && (parameters === null ? given >= least : given === parameters);
  });
}

/** "ELSE used for the other case", "uses an else branch". */
const OTHER_BRANCH =
  /^(?:(?:an?|the|uses?|use of|using|has|have|correct|appropriate)\s+){0,3}(?:else|otherwise)\b(?!\s*if\b)/i;

/** Requires an `else`, or a second condition. */
const otherBranch = (): Requirement => (program) => {
  const conditions = program.filter(({ kinds }) => kinds.has('condition'));
  return (
    program.find(({ tokens }) => tokens.some((token) => token.text === 'else')) ??
    conditions[1] ??
    null
  );
};

const KINDS: readonly (readonly [RegExp, (text: string) => Requirement])[] = [
  [COMPARISON, comparisonOf],
  [
    /^\W*(?:correctly\s+)?(?:updates?|updating|replac(?:es?|ing)|swaps?|swapping)\b(?!.{0,30}\b(?:total|sum|count(?:er)?)\b)/i,
    (text) => find(text, ({ kinds, conditions }) => kinds.has('assignment') && conditions > 0),
  ],
  [
    /\b(?:MOD|modul(?:us|o)|remainder)\b|\s%\s/i,
    (text) => find(text, ({ tokens }) => tokens.some((token) => /^(?:%|mod)$/i.test(token.text))),
  ],
  [
    /\binitiali[sz]\w*|\bset(?:s|ting)?\b.{1,40}\bto\s+(?:0|1|zero|empty|an? )|\bstart(?:s|ing)? (?:at|from|value)|\bdeclar\w+/i,
    initialises,
  ],
  [/\bdivi(?:d\w+|sion)\b/i, (text) => find(text, hasSign('/'))],
  [/\bmultipl\w+\b/i, (text) => find(text, hasSign('*'))],
  [/\bsubtract\w*\b/i, (text) => find(text, hasSign('-'))],
  [
    /\b(?:function|procedure|subroutine|method)\b.{0,30}\b(?:header|defin\w+|declar\w+|called|named|with|that takes)|\bdefin\w+\b.{0,30}\b(?:function|procedure|subroutine)|\bparameters?\b/i,
    definitionOf,
  ],
  [/\breturn\w*\b/i, returnsOf],
  [
    /^(?:(?:an?|the|uses?|use of|using|correct|appropriate|suitable|working|(?:in)?definite|conditional|(?:fixed|condition[- ]controlled|count[- ]controlled))\s+){0,4}(?:loop|repeat\w*|repetition|iterat\w+|for|while)\b|\bloops?\b.{0,25}\b(?:times|until|while|through|each|every|over)\b/i,
    loopOf,
  ],
  [
    /\b(?:input\w*|asks?|reads?|prompts?|gets?|user (?:to )?enters?|enter\w*)\b/i,
    (text) => find(text, ({ kinds }) => kinds.has('input')),
  ],
  [
    /\b(?:adds?|added|adding|accumulat\w+|sums?|running total|updates? (?:the )?total)\b/i,
    (text) => find(text, (one) => isAccumulation(one) || isSummed(one)),
  ],
  [
    /\bincrement\w*\b|(?<!\b(?:outputs?|outputting|prints?|printing|displays?|displaying|shows?)\b.{0,30})\b(?:counts?|counter|counting)\b(?!.{0,12}\b(?:output|printed|displayed)\b)/i,
    (text) => find(text, isCount),
  ],
  [OTHER_BRANCH, otherBranch],
  [/\b(?:if|else|check\w*|compar\w+|condition\w*|selection|tests?|decides?)\b/i, conditionOf],
  [
    /\b(?:updates?|updating|replac\w+|swaps?)\b/i,
    (text) => find(text, ({ kinds, conditions }) => kinds.has('assignment') && conditions > 0),
  ],
  [
    /\b(?:outputs?|outputted|outputting|prints?|printed|printing|displays?|displayed|displaying)\b/i,
    outputsOf,
  ],
  [
    /\b(?:assign\w*|stores?|stored|storing|saves?|saved|saving)\b/i,
    (text) => find(text, ({ kinds }) => kinds.has('assignment')),
  ],
];

const VERBS =
  '(?:outputs?|prints?|returns?|updates?|stores?|adds?|displays?|inputs?|compares?|checks?|increments?|assigns?)';
/** "… and outputs it", "IF number > 50, adds 1 to the counter". */
const NEXT_DEMAND = new RegExp(
  String.raw`\s+and\s+(?=(?:it\s+|then\s+)?${VERBS}\b)|,\s+(?=and\b)|(?<=\bif\b.{1,40}\d),?\s+(?:then\s+)?(?=${VERBS}\b)`,
  'i',
);
/**
 * "input inside the loop + IF number > 50", "added to total AND total output": both are required,
 * if both are understood.
 */
const JOINED = /\s+(?:AND|\+)\s+(?=\p{L}{2})/u;

const readPart = (part: string): Requirement[] => {
  const bare = withoutPlace(part);
  const found = KINDS.find(([pattern]) => pattern.test(bare));
  return found === undefined ? [] : [found[1](part)];
};

/** Returns what a point in words requires of a program; empty if nothing in it is understood. */
export function readRequirements(text: string): Requirement[] {
  const parts = text.split(JOINED).map((part) => part.split(NEXT_DEMAND).flatMap(readPart));
  return parts.every((requirements) => requirements.length > 0)
    ? parts.flat()
    : text.split(NEXT_DEMAND).flatMap(readPart);
}
