import { guessBaseOfThird, isAlsoNoun, isBase } from './verbs.ts';

const ADVERB = '(?:\\p{L}+ly|always|often|never|also|sometimes|rarely|still|not)';
const SOMEBODY_ELSE = /\b(?:mum|mother|dad|father|parents?|brother|sister|teacher|sir|miss)\b/iu;
const MANY = /\b(?:others|people|peers|everyone|children)\b/iu;
/** After `her`, none of them begins what she has. */
const NOT_OWNED =
  /^(?:$|[,.;]|(?:to|and|or|but|in|on|at|with|when|if|for|from|as|because|very|more|a|the|is|was|well|up|out|than)\b)/iu;

/**
 * Puts signs for the student in place of the pronouns of a note, so that whatever pronouns the
 * teacher chose for the report fit: `{who}`, `{whom}`, `{whose}`, `{self}`, and `{v:try}` for a verb
 * that follows. Where the note speaks of somebody else, it stays as it is.
 */
export function markStudent(piece: string, classmates: readonly string[]): string {
  if (SOMEBODY_ELSE.test(piece) || namesOneOf(piece, classmates)) return piece;
  const marked = markThey(piece)
    .replaceAll(subjectPattern('s?he'), markSubject)
    .replaceAll(/\bhis\b/giu, '{whose}')
    .replaceAll(/\bhim\b/giu, '{whom}')
    .replaceAll(/\b(?:him|her)self\b/giu, '{self}');
  return marked.replaceAll(/\bher\b(?=\s*(.*))/giu, (_, rest: string) =>
    NOT_OWNED.test(rest) || isDoing(rest) ? '{whom}' : '{whose}',
  );
}

/** `enter the contest` in `see her enter the contest`; but `answer` is hers. */
function isDoing(rest: string): boolean {
  const [word = ''] = rest.toLowerCase().split(' ');
  return isBase(word) && !isAlsoNoun(word);
}

/** `They` are the student where nothing before speaks of many. */
function markThey(piece: string): string {
  const many = [...piece.matchAll(/\p{L}+s\b/giu)].find(
    ([word]) => !/(?:ss|us|always|sometimes|is)$/iu.test(word) && !isVerb(word),
  );
  const until = Math.min(many?.index ?? piece.length, MANY.exec(piece)?.index ?? piece.length);
  const marked = piece
    .slice(0, until)
    .replaceAll(subjectPattern('they'), markSubject)
    .replaceAll(/\btheir\b/giu, '{whose}')
    .replaceAll(/\bthem\b/giu, '{whom}')
    .replaceAll(/\bthemsel(?:f|ves)\b/giu, '{self}');
  return marked + piece.slice(until);
}

function subjectPattern(pronoun: string): RegExp {
  return new RegExp(`\\b${pronoun}\\b((?:\\s+${ADVERB})*)(\\s+\\p{L}+)?`, 'giu');
}

function markSubject(_: string, adverbs = '', verb = ''): string {
  return `{who}${adverbs}${verb === '' ? '' : ` ${markVerb(verb.trim())}`}`;
}

/** A verb after its subject, ready to be conjugated; modals and the past stay. */
export function markVerb(word: string): string {
  const low = word.toLowerCase();
  if (low === 'are') return '{v:be}';
  if (low === 'were') return '{v:was}';
  const base = guessBaseOfThird(low) ?? (isBase(low) ? low : null);
  return base === null ? word : `{v:${base}}`;
}

const isVerb = (word: string) => {
  const base = guessBaseOfThird(word.toLowerCase());
  return base !== null && isBase(base);
};

function namesOneOf(piece: string, names: readonly string[]): boolean {
  const words = new Set(piece.match(/[\p{L}\p{M}’'-]+/gu));
  return names.some((name) => words.has(name.trim().split(/\s+/u)[0] ?? name));
}
