import { find, isAfterLoop, type Requirement } from './place-in-program.ts';
import type { ProgramStatement } from './read-program.ts';
import { spokenWords } from './spoken-words.ts';
import { KEYWORDS } from './tokenise-code.ts';

const says = ({ tokens }: ProgramStatement, words: readonly string[]): boolean =>
  words.every((word) => tokens.some(({ text }) => text === word || text.includes(word)));

/** "Outputs the total": something that the program works out. */
const COMPUTED =
  /\b(?:totals?|count(?:er)?|sum|average|mean|largest|highest|biggest|maximum|smallest|lowest|minimum|fewest|least|longest|shortest|heaviest|lightest|oldest|youngest|tallest|cheapest|fastest|slowest|how many)\b/i;
const CALLED = /^(?:sum|max|min|len|average|avg|mean|round|count)$/;

/** Returns the names that a program gives a value other than by an input alone. */
function computedNames(program: readonly ProgramStatement[]): Set<string> {
  const names = new Set<string>();
  for (const { kinds, tokens } of program) {
    if (kinds.has('input') && !tokens.some(({ text }) => text === '+' || text === '+=')) continue;
    for (const [at, { text, type }] of tokens.entries()) {
      const next = tokens[at + 1]?.text ?? '';
      const isTarget = /^(?:[-+*/]?=|\+\+|to)$/.test(next) || tokens[at - 1]?.text === 'to';
      if (type === 'word' && isTarget) names.add(text);
    }
  }
  return names;
}

/** True if an output shows what the program worked out, and not only words or what was entered. */
function showsResult(output: ProgramStatement, program: readonly ProgramStatement[]): boolean {
  const from = output.tokens.findIndex(({ text }) => text === 'print');
  const shown = output.tokens.slice(from + 1);
  const names = computedNames(program);
  return shown.some(
    ({ text, type }, at) =>
      (type === 'word' && (names.has(text) || CALLED.test(text))) ||
      (type === 'string' && [...names].some((name) => text.includes(`{${name}`))) ||
      (type === 'sign' && /^[*/]$/.test(text) && at > 0),
  );
}

/** True if outputs show two results: two of them, or one with two names. */
function showsBoth(outputs: readonly ProgramStatement[]): boolean {
  const shown = outputs.map(
    ({ tokens }) =>
      tokens.filter(({ text, type }) => type === 'word' && !KEYWORDS.has(text)).length,
  );
  return outputs.length > 1 || shown.some((count) => count > 1);
}

const IN_BRANCHES = /\b(?:branch\w*|else|cases?|places?|outputs)\b/i;

/** Requires outputs of the words that the point gives, or for "both outputs" one in each branch. */
export const outputsOf =
  (text: string): Requirement =>
  (program) => {
    if (!isAfterLoop(text, program)) return null;
    const namesVariable = /\bvariable\b/i.test(text);
    const isComputed = COMPUTED.test(text) && spokenWords(text).length === 0;
    const words = spokenWords(text);
    const output = (said: readonly string[]) =>
      find(
        text,
        (one) =>
          one.kinds.has('output') &&
          says(one, said) &&
          (!isComputed || showsResult(one, program)) &&
          (!namesVariable || one.tokens.filter(({ type }) => type === 'word').length > 1),
      )(program);
    const all = program.filter(({ kinds }) => kinds.has('output'));
    const isChosen = program.some(({ kinds }) => kinds.has('condition'));
    // `if x < 40 then print "fail" else print "pass"` has both outputs on one line.
    const outputs = all.flatMap(({ tokens }) => tokens.filter((token) => token.text === 'print'));
    if (/\bboth\b/i.test(text)) {
      if (IN_BRANCHES.test(text) ? outputs.length < 2 || !isChosen : !showsBoth(all)) return null;
    }
    const each = words.map((word) => output([word]));
    const areApart = words.length > 1 && isChosen && each.every((one) => one !== null);
    return output(words) ?? (areApart ? (each[0] ?? null) : null);
  };
