import { branchOf } from './judge-branch.ts';
import { COMPARISON, comparisonOf, conditionOf } from './judge-condition.ts';
import { loopOf } from './judge-loop.ts';
import { outputsOf } from './judge-output.ts';
import { caseOf, joinOf, listOf, partOf } from './judge-text.ts';
import { updateOf } from './judge-update.ts';
import { find, withoutPlace, type Requirement } from './place-in-program.ts';
import { returnsOf } from './judge-returns.ts';
import { numberInWords, readComparison, readLimit } from './read-limit.ts';
import type { ProgramStatement } from './read-program.ts';

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
  const named =
    /\b(?:called|named?)\s+(?!and\b|with\b|that\b|which\b|or\b|of\b|is\b|correctly\b)["'‘“]?(\w+)/i
      .exec(text)?.[1]
      ?.toLowerCase();
  const count = /\b(one|two|three|four|\d)\s+parameters?\b/i.exec(text)?.[1]?.toLowerCase();
  const parameters = count === undefined ? null : numberInWords(count);
  // "Year taken as a parameter" requires at least one.
  const least = /\b(?:as|and|with|has|takes?|accepts?)\s+(?:an?\s+|the\s+)?parameters?\b/i.test(
    text,
  )
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

/** True for a loop that goes on, or ends, on a comparison with a figure. */
const isLimited = (text: string): boolean => readLimit(text) !== null;

/** True for `INPUT age`, which stores what is entered. */
const isStoredInput = ({ kinds, tokens }: ProgramStatement): boolean =>
  kinds.has('input') && tokens[0]?.text === 'input' && tokens[1]?.type === 'word';

const BY_DIVISION = /\b(?:average|mean)\b|[/÷]/i;

/** Requires a calculation that is more than counting; a division for an average. */
function calculationOf(text: string): Requirement {
  const signs = BY_DIVISION.test(text) ? /^\/\/?=?$/ : /^(?:[-+*/%^]=?|\*\*|\/\/)$/;
  return find(
    text,
    ({ kinds, tokens }) =>
      (['assignment', 'output', 'return'] as const).some((kind) => kinds.has(kind)) &&
      tokens.some(({ text: sign, type }) =>
        type === 'sign' ? signs.test(sign) : /^(?:average|mean)$/.test(sign),
      ),
  );
}

const SEVERAL = /\b(both|two|three|four)\b/i;

/** Requires an input, or as many as the point says: inputs in a loop are enough. */
const inputsOf =
  (text: string): Requirement =>
  (program) => {
    const word = withoutPlace(text).match(SEVERAL)?.[1]?.toLowerCase();
    const wanted = word === undefined ? 1 : word === 'both' ? 2 : numberInWords(word);
    const all = program.filter(({ kinds }) => kinds.has('input'));
    // `a, b = input(), input()` has both on one line.
    const count = all.reduce(
      (sum, { tokens }) =>
        sum +
        Math.max(1, tokens.filter((token) => token.text === 'input' || token.text === ',').length),
      0,
    );
    const found = find(text, ({ kinds }) => kinds.has('input'))(program);
    return count >= wanted || all.some(({ loops }) => loops > 0) ? found : null;
  };

const CONDITION = /\b(?:if|else|check\w*|compar\w+|condition\w*|selection|tests?|decides?)\b/i;
const isCondition = (text: string): boolean => CONDITION.test(text) || COMPARISON.test(text);

const KINDS: readonly (readonly [
  Pick<RegExp, 'test'>,
  (text: string, question: string) => Requirement,
])[] = [
  [{ test: isLimited }, loopOf],
  [/\b(?:upper|lower)[- ]?case\b|\b(?:to|into|in)\s+capitals?\b/i, caseOf],
  [
    /\bsub-?strings?\b|\b(?:extract\w*|tak(?:es?|ing)|gets?|slic\w+|finds?|isolat\w+|uses?|select\w*|first|last)\b.{0,25}\b(?:letters?|characters?|initials?)\b/i,
    partOf,
  ],
  [/\bconcatenat\w+|\bjoin(?:s|ed|ing)?\b|\bcombin\w+/i, joinOf],
  [
    /\bappend\w*|\b(?:adds?|adding|stor(?:es?|ing)|inserts?|puts?)\b.{0,30}\b(?:in(?:to)?|to)\s+(?:the\s+|an?\s+)?(?:list|array)\b/i,
    listOf,
  ],
  [COMPARISON, comparisonOf],
  [
    /^\W*(?:correctly\s+)?(?:updates?|updating|replac(?:es?|ing)|swaps?|swapping)\b(?!.{0,30}\b(?:total|sum|count(?:er)?)\b)/i,
    updateOf,
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
  [/\b(?:input\w*|asks?|reads?|prompts?|gets?|user (?:to )?enters?|enter\w*)\b/i, inputsOf],
  [
    /\b(?:adds?|added|adding|accumulat\w+|sums?|running total|updates? (?:the )?total)\b/i,
    (text) => find(text, (one) => isAccumulation(one) || isSummed(one)),
  ],
  [
    /\bincrement\w*\b|(?<!\b(?:outputs?|outputting|prints?|printing|displays?|displaying|shows?)\b.{0,30})\b(?:counts?|counter|counting)\b(?!.{0,12}\b(?:output|printed|displayed)\b)/i,
    (text) => find(text, isCount),
  ],
  [/\b(?:calculat\w+|work(?:s|ing)? out)\b/i, calculationOf],
  [OTHER_BRANCH, otherBranch],
  [{ test: isCondition }, conditionOf],
  [/\b(?:updates?|updating|replac\w+|swaps?)\b/i, updateOf],
  [
    /\b(?:outputs?|outputted|outputting|prints?|printed|printing|displays?|displayed|displaying)\b/i,
    outputsOf,
  ],
  [
    /\b(?:assign\w*|stores?|stored|storing|saves?|saved|saving)\b/i,
    (text) => find(text, (one) => one.kinds.has('assignment') || isStoredInput(one)),
  ],
];

const VERBS =
  '(?:output(?:s|ting)?|print(?:s|ing)?|return(?:s|ing)?|updat(?:es?|ing)|stor(?:es?|ing)|add(?:s|ing)?|display(?:s|ing)?|input(?:s|ting)?|compar(?:es?|ing)|check(?:s|ing)?|increment(?:s|ing)?|assign(?:s|ing)?)';
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

/** "… added only when 40 or more": the test under which something is done. */
const ONLY_WHEN = /\b(?:only\s+)?(?:when|if|where)\b(.{1,60})$/i;

function readPart(part: string, question: string): Requirement[] {
  const bare = withoutPlace(part);
  const at = KINDS.findIndex(([pattern]) => pattern.test(bare));
  const own = KINDS[at]?.[1](part, question);
  const tail = ONLY_WHEN.exec(bare)?.[1] ?? '';
  const isTested = own !== undefined && (isLimited(part) || isCondition(bare));
  const test = isTested || readComparison(tail) === null ? [] : [conditionOf(`if ${tail}`)];
  return own === undefined ? test : [own, ...test];
}

function readDemands(part: string, question: string): Requirement[] {
  const branch = branchOf(part);
  return branch === null
    ? part.split(NEXT_DEMAND).flatMap((one) => readPart(one, question))
    : [branch];
}

/** Returns what a point in words requires of a program; empty if nothing in it is understood. */
export function readRequirements(text: string, question: string): Requirement[] {
  const parts = text.split(JOINED).map((part) => readDemands(part, question));
  return parts.every((requirements) => requirements.length > 0)
    ? parts.flat()
    : readDemands(text, question);
}
