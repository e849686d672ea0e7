import { markVerb } from './about-student.ts';
import { lowerFirst } from './lower-first.ts';
import { capital, uncapital } from './person.ts';
import { isProblem, readDoing, readQuality } from './read-predicate.ts';
import { counted, readConcern, readThing } from './read-thing.ts';
import { mendSpelling } from './spelling.ts';
import { type Named, splitNote } from './split-note.ts';
import { baseOfGerund, baseOfThird, isPast, isThird } from './verbs.ts';
import { BAD, DEGREES, DESCRIBING, ENGLISH, FLAWS, FOREIGN, PRAISE } from './words.ts';

/**
 * A piece of a teacher's note by what it is grammatically, so that a sentence can be built round
 * it. Verbs stand in it as `{v:ask}`, the student as `{who}` and so on (about-student.ts).
 *
 * - `does`: what is said of the student: `never {v:give} up`, `{v:be} chatty`
 * - `bare`: a doing without a subject, there or wished for: `{v:ask} questions`
 * - `wish`: a doing that is to come: `{v:show} working`
 * - `is`: a quality: `confident with graphs`
 * - `thing`: `practical work`; `topic`: `Cells (86%)`; `need`: `more practice`; `concern`: `poor
 *   behaviour`
 * - `sentence`: stands by itself
 * - `foreign`: the words of another language, to be quoted
 */
export interface NotePart {
  kind:
    | 'does'
    | 'bare'
    | 'wish'
    | 'is'
    | 'thing'
    | 'topic'
    | 'need'
    | 'concern'
    | 'sentence'
    | 'foreign';
  text: string;
}

/** A statement of more words is a sentence of its own, not a member of a list. */
const WORDS_IN_LIST = 8;

/** Splits a note into its parts and says what each is. Empty where nothing was noted. */
export function readNote(note: string, named: Named, units = ''): NotePart[] {
  if (isForeign(note)) return [{ kind: 'foreign', text: note.replaceAll(/[\s{}]+/gu, ' ').trim() }];
  return splitNote(mendSpelling(note), named).map((piece) => {
    const part = classify(piece);
    return part.kind === 'sentence' ? part : { ...part, text: lowerFirst(part.text, units) };
  });
}

/** Words that no English sentence can be built round. */
function isForeign(note: string): boolean {
  const words = note.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isEnglish = words.some((word) => ENGLISH.has(word));
  return !isEnglish && words.some((word) => FOREIGN.has(word) || !/\p{Script=Latin}/u.test(word));
}

function classify(piece: string): NotePart {
  return (
    readStatement(piece) ??
    readState(piece) ??
    readCheer(piece) ??
    readNeed(piece) ??
    readNegative(piece) ??
    readModal(piece) ??
    readQuality(piece) ??
    readConcern(piece) ??
    readDoing(piece) ??
    readClause(piece) ??
    readThing(piece)
  );
}

/** `{who} {v:need} to check`: what the teacher wrote out. */
function readStatement(piece: string): NotePart | null {
  const said = /^\{who\} (.+)$/iu.exec(piece)?.[1];
  if (said === undefined) return null;
  const isLong = said.split(' ').length > WORDS_IN_LIST;
  if (isLong || /,|\{who|\b(?:and|but)\b/u.test(said)) return { kind: 'sentence', text: piece };
  const wish = /^(?:\{v:need\} to|should|must|could|\{v:have\} to|ought to) (.+)$/iu.exec(
    said,
  )?.[1];
  if (wish !== undefined && !BY_OTHERS.test(wish)) return { kind: 'wish', text: asBase(wish) };
  return /\{v:/u.test(said) ? { kind: 'does', text: said } : { kind: 'sentence', text: piece };
}

/** `now ready for more`: how things stand, neither a strength nor a target. */
function readState(piece: string): NotePart | null {
  const said = /^(?:now|already|still) (\S+)/iu.exec(piece)?.[1]?.toLowerCase() ?? '';
  return DESCRIBING.has(said)
    ? { kind: 'sentence', text: `{who} {v:be} ${uncapital(piece)}` }
    : null;
}

/** `Well done`, `Keep it up`, and a word of praise alone. */
function readCheer(piece: string): NotePart | null {
  const isCheer =
    /^(?:well done\b.*|keep (?:it )?up\b.*|keep (?:going|at it)|congratulations\b.*|bravo)$/iu;
  if (isCheer.test(piece)) return { kind: 'sentence', text: `${capital(piece)}, {name}` };
  if (/^please /iu.test(piece)) return { kind: 'sentence', text: capital(piece) };
  const when = WHEN.exec(piece)?.[0] ?? '';
  const said = piece.slice(0, piece.length - when.length).toLowerCase();
  const isBetter = when !== '' && /^(?:much )?better$/u.test(said);
  const words = said.split(' ');
  const isPraise =
    isBetter || words.every((word) => PRAISE.has(word) || DEGREES.has(word) || word === 'and');
  return isPraise
    ? {
        kind: 'sentence',
        text: `{whose} work has been ${said === 'ok' ? 'OK' : said}${when.toLowerCase()}`,
      }
    : null;
}

const WHEN =
  /\s(?:this (?:half[- ])?(?:term|year)|so far|throughout(?: the (?:term|year))?|overall|recently|all (?:round|year|term)|(?:in )?(?:every|all|each|most) lessons?|at all times|as (?:always|ever|usual))$/iu;

/** What others are to do is no step that the student can take. */
const BY_OTHERS =
  /^be (?:asked|challenged|chased|encouraged|given|moved|prompted|pushed|reminded|supervised|supported|told|watched)\b/iu;
const NEEDED =
  /^(?:(?:\p{L}+ly|just|still|also|sometimes|often) )?(?:(?:needs?|has|have|ought|remember|aims?|make sure|try) to|to|must|should|could) (?!of\b)(.+)$/iu;

function readNeed(piece: string): NotePart | null {
  if (/^could (?:also|already|easily|even|well)\b/iu.test(piece)) {
    return { kind: 'sentence', text: `{who} ${uncapital(piece)}` };
  }
  const unwanted = /^(?:(?:try )?not to|do not) (.+)$/iu.exec(piece)?.[1];
  if (unwanted !== undefined) return { kind: 'wish', text: `{v:try} not to ${unwanted}` };
  const wish = NEEDED.exec(piece)?.[1];
  if (wish !== undefined) {
    return BY_OTHERS.test(wish)
      ? { kind: 'does', text: `{v:need} to ${wish}` }
      : { kind: 'wish', text: asBase(wish) };
  }
  const need = /^(?:(?:\p{L}+ly|still|also) )?needs? (.+)$/iu.exec(piece)?.[1];
  if (need === undefined) return null;
  return /^\p{L}+ing\b/u.test(need)
    ? { kind: 'sentence', text: `{who} {v:need} ${need}` }
    : { kind: 'need', text: counted(need) };
}

/** The verb of `improve {whose} handwriting`, `always check`, whether it is known or not. */
function asBase(doing: string): string {
  if (/^not /iu.test(doing)) return `{v:try} not to ${doing.slice('not '.length)}`;
  return doing.replace(
    /^((?:(?:\p{L}+ly|always|not|never|also|more|try not to) )*)(\p{L}+)/iu,
    (_, before: string, verb: string) => `${before}{v:${verb.toLowerCase()}}`,
  );
}

function readNegative(piece: string): NotePart | null {
  const text = uncapital(piece);
  if (/^(?:not enough|too (?:much|many)|no)\b/u.test(text)) {
    const verb = /^(?:too many|no \p{L}+s\b)/u.test(text) ? 'are' : 'is';
    return { kind: 'sentence', text: `There ${verb} ${text}` };
  }
  const [, gerund = '', rest = ''] = /^not (\p{L}+ing)\b(.*)$/u.exec(text) ?? [];
  const unwanted = baseOfGerund(gerund);
  if (unwanted !== null && !/\benough\b/u.test(rest) && isProblem(unwanted, gerund + rest)) {
    return { kind: 'wish', text: `{v:try} not to ${unwanted}${rest}` };
  }
  const [, verb = '', said] = /^(does|do|is|are|has|have) (not\b.*)$/u.exec(text) ?? [];
  if (said !== undefined) return { kind: 'does', text: `${markVerb(verb)} ${said}` };
  if (/^cannot\b/u.test(text)) return { kind: 'does', text };
  return /^not (?!to\b)/u.test(text) ? { kind: 'does', text: `{v:be} ${text}` } : null;
}

function readModal(piece: string): NotePart | null {
  const [, verb = '', said] =
    /^(would|will|can|may|might|was|were|did|had) (.+)$/iu.exec(piece) ?? [];
  if (said === undefined) return readOpinion(piece);
  if (verb.toLowerCase() === 'would' && OPINION.test(said)) return opinion(`would ${said}`);
  const marked = /^w(?:as|ere)$/iu.test(verb) ? '{v:was}' : verb.toLowerCase();
  return { kind: 'sentence', text: `{who} ${marked} ${said}` };
}

const OPINION = /^(?:like|love) to (?:see|hear)\b/iu;

/** `pleased with progress` is what the teacher is. */
function readOpinion(piece: string): NotePart | null {
  return /^(?:very |really |so )?(?:pleased|delighted|impressed|proud) (?:with|by|of|to|that)\b/iu.test(
    piece,
  )
    ? opinion(`am ${uncapital(piece)}`)
    : null;
}

const opinion = (text: string): NotePart => ({ kind: 'sentence', text: `I ${text}` });

const FINITE =
  /^(?:is|are|was|were|has|have|can|cannot|will|would|should|could|must|needs?|seems|remains|does|do|did|improved)$/iu;
/** After `impressed`, they tell that it is no participle. */
const MOVED = /^(?:all|everyone|me|people|us)$/iu;
const LINKING = /^(?:who|which|that|when|where|how|what|to)$/iu;
const BEGINS_CLAUSE =
  /^(?:I|we|he|she|they|it|this|there|if|when|although|though|while|whilst|since|because|once|until|despite|what|wow|how) (?:\S+ )/iu;
const LACKS_VERB =
  /^((?:\{whose\} )?\p{L}+(?: \p{L}+)??) ((?:often|sometimes|usually|always|not|never|rarely|frequently|still|only|now)\b.*)$/iu;

/** `knowledge of cells is secure`, and `homework often late`, which lacks its verb. */
function readClause(piece: string): NotePart | null {
  const words = piece.split(' ');
  const finite = words.findIndex(
    (word, index) =>
      (FINITE.test(word) && !/^improved \S+$/iu.test(words.slice(index).join(' '))) ||
      (index < 3 && isThird(word)) ||
      (isPast(word.toLowerCase()) && MOVED.test(words[index + 1] ?? '')),
  );
  const link = words.findIndex((word) => LINKING.test(word));
  if (BEGINS_CLAUSE.test(piece) || (finite > 0 && (link === -1 || finite < link))) {
    const isCry = /^(?:wow|what an?)\b/iu.test(piece);
    return { kind: 'sentence', text: capital(isCry ? `${piece}!` : piece) };
  }
  const [, what = '', rest] = LACKS_VERB.exec(piece) ?? splitBeforeQuality(words);
  if (rest === undefined || isQualityWord(what.split(' ')[0] ?? '')) return null;
  const be = /[^s]s$/u.test(what) ? 'are ' : 'is ';
  const verb = baseOfThird(rest.split(' ')[1] ?? '') === null ? be : '';
  return { kind: 'sentence', text: capital(`${what} ${verb}${rest}`) };
}

/** `handwriting neat`, `homework much better`. */
function splitBeforeQuality(words: string[]): string[] {
  const at = words.findIndex(
    (word, index) => index > 0 && /^(?:much|far|so|very|really|now|quite|too)$/iu.test(word),
  );
  const from = at === -1 ? words.length - 1 : at;
  const isSaid =
    from > 0 && from < 3 && isQualityWord(words.at(-1) ?? '') && from > words.length - 4;
  return isSaid ? ['', words.slice(0, from).join(' '), words.slice(from).join(' ')] : [];
}

function isQualityWord(word: string): boolean {
  const low = word.toLowerCase();
  return (
    (/^(?:better|worse|\p{L}{3,}[^e]er)$/u.test(low) &&
      !/^(?:paper|poster|number|letter|order|reader|writer|teacher)$/u.test(low)) ||
    [DESCRIBING, FLAWS, PRAISE, BAD].some((list) => list.has(low))
  );
}
