import { countRepeats } from './count-repeats.ts';
import type { ProgramStatement } from './read-program.ts';

/** One thing that a point asks a program to do. */
type Requirement = (program: readonly ProgramStatement[]) => ProgramStatement | null;

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

const INSIDE =
  /\b(?:inside|within|in)\s+(?:the\s+|a\s+|each\s+)?(?:loop|iteration|repeat)|\beach time\b/i;
const AFTER = /\b(?:after|outside|end of)\s+(?:the\s+|a\s+)?(?:loop|iteration)|\bat the end\b/i;

const isInLoop = ({ loops }: ProgramStatement): boolean => loops > 0;

/** Where a point says that something stands, against where it does. */
function isInPlace(
  text: string,
): (statement: ProgramStatement, at: number, lastLoop: number) => boolean {
  if (INSIDE.test(text)) return (statement) => isInLoop(statement);
  if (AFTER.test(text)) return (statement, at, lastLoop) => !isInLoop(statement) && at > lastLoop;
  return () => true;
}

const find =
  (text: string, fits: (statement: ProgramStatement) => boolean): Requirement =>
  (program) => {
    const lastLoop = program.findLastIndex(({ kinds }) => kinds.has('loop'));
    const place = isInPlace(text);
    return (
      program.find((statement, at) => fits(statement) && place(statement, at, lastLoop)) ?? null
    );
  };

/** Words that a point gives as they are to be written: "returns Pass", "outputs 'Too low'". */
function spokenWords(text: string): string[] {
  const quoted = [...text.matchAll(/["'‘“]([^"'’”]{1,40})["'’”]/g)].map((match) => match[1] ?? '');
  const capital = [...text.matchAll(/(?<=\s)(\p{Lu}\p{Ll}+)(?!\p{L})/gu)].map(
    (match) => match[1] ?? '',
  );
  return [...quoted, ...capital]
    .map((word) => word.toLowerCase())
    .filter((word) => !/^(?:boolean|string|integer|real|value)$/.test(word));
}

const says = ({ tokens }: ProgramStatement, words: readonly string[]): boolean =>
  words.every((word) => tokens.some(({ text }) => text === word || text.includes(word)));

/** `x = x + y`, `x += y`, `x++`. */
const isAccumulation = ({ tokens, kinds }: ProgramStatement): boolean => {
  const [name, sign] = tokens;
  if (!kinds.has('assignment') || name === undefined) return false;
  if (/^(?:\+=|\+\+)$/.test(sign?.text ?? '')) return true;
  const rest = tokens.slice(2);
  return rest.some(({ text }) => text === name.text) && rest.some(({ text }) => text === '+');
};

/** `sum(marks)` adds up a whole list. */
const isSummed = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text }, at) => /^sum$/i.test(text) && tokens[at + 1]?.text === '(');

const hasSign =
  (sign: string) =>
  ({ tokens }: ProgramStatement): boolean =>
    tokens.some(({ text }) => text === sign || text === `${sign}=`);

const isCount = (statement: ProgramStatement): boolean =>
  isAccumulation(statement) &&
  (statement.tokens.some(({ text }) => text === '++') || statement.tokens.at(-1)?.text === '1');

const compares = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text }) => /^(?:[<>]=?|!=|=|%)$/.test(text));

/** "Both outputs": one in each branch. */
const outputsOf =
  (text: string): Requirement =>
  (program) => {
    const namesVariable = /\bvariable\b/i.test(text);
    const output = find(
      text,
      (one) =>
        one.kinds.has('output') &&
        says(one, spokenWords(text)) &&
        (!namesVariable || one.tokens.filter(({ type }) => type === 'word').length > 1),
    );
    const all = program.filter(({ kinds }) => kinds.has('output'));
    const isChosen = program.some(({ kinds }) => kinds.has('condition'));
    return /\bboth\b/i.test(text) && (all.length < 2 || !isChosen) ? null : output(program);
  };

const loopOf = (text: string): Requirement => {
  const wanted = countIn(text);
  return (program) => {
    const loops = program.filter(({ kinds }) => kinds.has('loop'));
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

/** A value given before the first loop: the one that the point names, where it names one. */
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

/** The signs and figures that a condition of the scheme names: ">= 18". */
function conditionOf(text: string): Requirement {
  const value = /\b(?:with|to|equals?)\s+(\d+)\b/i.exec(text)?.[1];
  if (value !== undefined)
    return find(
      text,
      (statement) => compares(statement) && statement.tokens.some((token) => token.text === value),
    );
  const [, sign, figure] = /([<>]=?|≥|≤|=|!=)\s*(-?\d+(?:\.\d+)?)/.exec(text) ?? [];
  const plain = sign?.replace('≥', '>=').replace('≤', '<=');
  return find(text, (statement) => {
    if (!statement.kinds.has('condition') || !compares(statement)) return false;
    if (figure === undefined || plain === undefined) return true;
    const texts = new Set(statement.tokens.map((token) => token.text));
    const near =
      plain.endsWith('=') && plain.length > 1 ? Number(figure) + (plain[0] === '<' ? 1 : -1) : null;
    return (
      (texts.has(plain) && texts.has(figure)) ||
      (near !== null && texts.has(plain[0] ?? '') && texts.has(String(near)))
    );
  });
}

function definitionOf(text: string): Requirement {
  const named = /\b(?:called|named?)\s+["'‘“]?(\w+)/i.exec(text)?.[1]?.toLowerCase();
  const count = /\b(one|two|three|four|\d)\s+parameters?\b/i.exec(text)?.[1]?.toLowerCase();
  const parameters =
    count === undefined
      ? null
      : WORD_NUMBERS.includes(count)
        ? WORD_NUMBERS.indexOf(count)
        : Number(count);
  return find(text, ({ kinds, tokens }) => {
    if (!kinds.has('definition')) return false;
    const at = tokens.findIndex(({ text: word }) => word === 'def');
    const names = tokens.slice(at + 1).filter(({ type }) => type === 'word');
    const isNamed = named === undefined || names[0]?.text === named;
    return isNamed && (parameters === null || names.length - 1 === parameters);
  });
}

const KINDS: readonly (readonly [RegExp, (text: string) => Requirement])[] = [
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
  [
    /\breturn\w*\b/i,
    (text) =>
      find(
        text,
        (statement) =>
          statement.kinds.has('return') &&
          statement.tokens.length > 1 &&
          says(statement, spokenWords(text)),
      ),
  ],
  [
    /^(?:(?:an?|the|uses?|use of|using|correct|appropriate|suitable|(?:fixed|condition[- ]controlled|count[- ]controlled))\s+){0,3}(?:loop|repeat\w*|iterat\w+|for|while)\b|\bloops?\b.{0,25}\b(?:times|until|while|through|each|every|over)\b/i,
    loopOf,
  ],
  [
    /\b(?:input\w*|asks?|reads?|prompts?|gets?|user (?:to )?enters?|enter\w*)\b/i,
    (text) => find(text, ({ kinds }) => kinds.has('input')),
  ],
  [
    /\b(?:adds?|adding|accumulat\w+|sums?|running total|updates? (?:the )?total)\b/i,
    (text) => find(text, (one) => isAccumulation(one) || isSummed(one)),
  ],
  [/\b(?:increment\w*|counts?|counter|counting)\b/i, (text) => find(text, isCount)],
  [/\b(?:if|else|check\w*|compar\w+|condition\w*|selection|tests?|decides?)\b/i, conditionOf],
  [
    /\b(?:updates?|updating|replac\w+|swaps?)\b/i,
    (text) => find(text, ({ kinds, conditions }) => kinds.has('assignment') && conditions > 0),
  ],
  [/\b(?:outputs?|outputting|prints?|printing|displays?|displaying)\b/i, outputsOf],
  [
    /\b(?:assign\w*|stores?|stored|storing|saves?|saved|saving)\b/i,
    (text) => find(text, ({ kinds }) => kinds.has('assignment')),
  ],
];

/** A loop that a point merely places something in is no demand for a loop. */
const withoutPlace = (text: string): string => text.replace(INSIDE, ' ').replace(AFTER, ' ');

/** What a point in words asks of a program; empty where nothing of it is understood. */
export function readRequirements(text: string): Requirement[] {
  return text
    .split(
      /\s+and\s+(?=(?:it\s+|then\s+)?(?:outputs?|prints?|returns?|updates?|stores?|adds?|displays?|inputs?|compares?|checks?|increments?|assigns?)\b)|,\s+(?=and\b)/i,
    )
    .flatMap((part) => {
      const bare = withoutPlace(part);
      const found = KINDS.find(([pattern]) => pattern.test(bare));
      return found === undefined ? [] : [found[1](part)];
    });
}
