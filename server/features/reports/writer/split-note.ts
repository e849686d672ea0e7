import { markStudent, markVerb } from './about-student.ts';
import { isSmallWord } from './hide-names.ts';
import { isInstruction } from './instruction.ts';
import { isShortFor } from './short-names.ts';
import { baseOfGerund, baseOfThird, isAlsoNoun, isBase, isThird } from './verbs.ts';
import { DEGREES, DESCRIBING, FLAWS } from './words.ts';

/** Whom a note is about, and who else may stand in it. */
export interface Named {
  /** The words of the student's name. */
  own: readonly string[];
  classmates: readonly string[];
}

const NOTHING =
  /^(?:(?:n\/?a|none|nil|nothing|no|tbc|\?+|not applicable)(?: (?:to add|really|(?:so|thus) far|yet|at all|at present|at the moment|currently|much|major|specific|in particular|areas?|concerns?|issues?|targets?))*)$/iu;
const LINES = /[\n;•]|(?<=(?<!\b\d{1,2})[.!?…。！？])\s+|\s(?=\d{1,2}[.)]\s)|(?<=[。！？])/u;
/** Not before what belongs to the words before the comma. */
const COMMAS =
  /,(?!\d)(?!\s*(?:for example|such as|including|especially|particularly|but|which|who|although|though|when|because|so|if|as|then|even|and so on|please)\b)/iu;
/** Begins a sentence that the teacher wrote out. */
const WHOLE =
  /^(?:\{who\}|I|we|it|this|there|if|when|although|though|while|since|because|once|until|despite|whilst)\s/iu;

/** The pieces that a note lists, each about one thing, with signs for the student. */
export function splitNote(note: string, { own, classmates }: Named): string[] {
  return note
    .split(LINES)
    .flatMap(splitAtDash)
    .map(tidy)
    .filter((piece) => !isInstruction(piece))
    .map((piece) => markStudent(markName(piece, own), classmates))
    .flatMap((piece) => (WHOLE.test(piece) ? [markFurtherVerbs(piece)] : splitList(piece)))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !NOTHING.test(piece));
}

const SAYS_OF_IT =
  /^(?:can|is|are|was|were|(?:should|must|could) be|needs? (?:attention|improv|more|practice|to be|work))/iu;

/**
 * A dash separates as a full stop does, but not what is said of a thing (`handwriting - is poor`)
 * or added to a statement (`Her book is a delight - full of ideas`).
 */
function splitAtDash(line: string): string[] {
  return line.split(/\s[-–—]\s/u).reduce<string[]>((parts, part) => {
    const last = parts.at(-1);
    const [first = ''] = part.trim().toLowerCase().split(' ');
    if (last === undefined) return [part];
    const rest = parts.slice(0, -1);
    if (/^(?:(?:grade|level|mark|score) )?\d+\S*$/iu.test(part.trim())) {
      return [...rest, `${last.trim()} (${part.trim()})`];
    }
    const isThing = last.trim().split(' ').length < 3 && isNounFirst(tidy(last));
    if (isThing && SAYS_OF_IT.test(part.trim())) return [...rest, `${last} ${part}`];
    const isMore =
      /\s(?:is|are|was|were)\s/iu.test(last) && (DESCRIBING.has(first) || DEGREES.has(first));
    return isMore ? [...rest, `${last} – ${part}`] : [...parts, part];
  }, []);
}

/** After `Finn’s`, they tell that he is something. */
const BEING = /^(?:an?|not|very|really|so|too|always|often|never|sometimes)\b/iu;

/** `Finn’s`, `Finn needs` at the start. */
function markName(piece: string, own: readonly string[]): string {
  const words = piece.split(' ');
  const isOwn = (word: string, index = 0) =>
    (index === 0 && isShortened(words, own)) ||
    own.some(
      (name) =>
        name.toLowerCase() === word.toLowerCase() ||
        (isShortFor(word, name) && !isSmallWord(word.toLowerCase())),
    );
  // `Will may` of Will May is no whole name.
  const length = words.findIndex(
    (word, index) => !isOwn(word, index) || (index > 0 && isSmallWord(word)),
  );
  const next = words[length] ?? '';
  const [, possessor] = /^(.+?)(?:[’']s?|s)$/u.exec(next) ?? [];
  if (possessor !== undefined && isOwn(possessor, -1)) {
    const said = words.slice(length + 1).join(' ');
    if (BEING.test(said)) return `{who} {v:be} ${said}`;
    return ['{whose}', ...words.slice(length + 1)].join(' ');
  }
  if (length < 1) return piece;
  const [, adverbs = '', verb = '', rest = ''] =
    /^((?:\p{L}+ly |always |often |never |also |still )*)(\S+)(.*)$/u.exec(
      words.slice(length).join(' '),
    ) ?? [];
  return `{who} ${adverbs}${markVerb(verb)}${rest}`;
}

/** `Olu works` of Oluwaseun: what follows tells that it is a name. */
function isShortened([word = '', next = '']: string[], [first = '']: readonly string[]): boolean {
  const isVerb =
    baseOfThird(next) !== null || /^(?:is|has|needs|does|should|must|can|could|was)$/u.test(next);
  const isStart = word.length > 2 && first.startsWith(word) && word !== first;
  return isVerb && isStart && /^\p{Lu}/u.test(word);
}

/** Also joins what a teacher separates from the first statement by a comma alone. */
function markFurtherVerbs(piece: string): string {
  const joined = piece.replace(/^(\{who\} [^,]*), (?=\{who\} )/u, '$1 and ');
  return joined.replaceAll(
    /(?<=(?:,|\b(?:and|but|or))\s(?:(?:\p{L}+ly|always|often|never|also)\s)?)\p{Ll}+\b/gu,
    (word) => (isThird(word) ? markVerb(word) : word),
  );
}

/** In `good at graphs, tables`, what follows is a second thing to be good at. */
const OPEN_QUALITY =
  /^(?:(?:very|really|extremely|so|more) )*(?:good|great|confident|strong|secure|skilled|excellent|brilliant|interested) (?:at|with|in|on)\s/iu;

/** `comments about themes`, which `characters and context` may follow. */
const OPEN_END = /\b(?:of|about|with|in|on|between|like)(?: \p{L}+){1,2}(?:, .*)?$/iu;

function endsList(parts: string[]): boolean {
  const isShort = parts.every((part) => isNounFirst(part) && part.split(' ').length < 5);
  return isShort && / and /u.test(parts.at(-1) ?? '');
}

function splitList(piece: string): string[] {
  return piece
    .split(COMMAS)
    .map(tidy)
    .reduce<string[]>((parts, part, index, all) => {
      const last = parts.at(-1) ?? '';
      const goesOn = OPEN_QUALITY.test(last) || (OPEN_END.test(last) && endsList(all.slice(index)));
      return goesOn && isNounFirst(part)
        ? [...parts.slice(0, -1), `${last}, ${part}`]
        : [...parts, part];
    }, [])
    .map((part) =>
      OPEN_QUALITY.test(part) ? part.replace(/, (?!.*(?:, | and ))/u, ' and ') : part,
    )
    .flatMap(splitBeforeVerb)
    .map(tidy);
}

function isNounFirst(part: string): boolean {
  const [word = ''] = part.toLowerCase().split(' ');
  const isVerb =
    (isBase(word) && !isAlsoNoun(word)) || isThird(word) || baseOfGerund(word) !== null;
  const isOther = /^(?:an?|to|not|no|does|should|must|could|would|cannot|\{.*)$/u.test(word);
  return !isVerb && !isOther && !DESCRIBING.has(word) && !FLAWS.has(word) && !DEGREES.has(word);
}

/** `enthusiastic and helps others` is two pieces; `questions and answers` is one. */
function splitBeforeVerb(piece: string): string[] {
  return piece
    .split(/\sand\s(?=(?:(?:often|always|never|is|\p{L}+ly)\s)*(\p{L}+))/u)
    .reduce<string[]>((parts, part, index, all) => {
      if (index % 2 === 1) return parts;
      const isNew =
        index === 0 || isThird(all[index - 1]?.toLowerCase() ?? '') || /^is\b/u.test(part);
      return isNew ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1)} and ${part}`];
    }, []);
}

function tidy(piece: string): string {
  return piece
    .trim()
    .replace(/^(?:[-–—.,:>\s]|\(?\d{1,2}[.)]\s)+/u, '')
    .replace(/^(?:and|but|also|plus)\s+/iu, '')
    .replace(/[\s.!?,:…。！？]+$/u, '')
    .replaceAll(/\s+/gu, ' ');
}
