import { areSynonyms } from '../../text/synonyms.ts';
import { stem } from '../../text/stem.ts';
import { FUNCTION_WORDS } from '../../text/word-lists.ts';

/**
 * Finds slashes between words of one sentence, where both sides share the words around them: "from
 * towns / cities to the countryside".
 */

/** The two sides of a slash, divided into the shared words and the different ones. */
interface Shared {
  before: string;
  left: string;
  right: string;
  after: string;
}

type Rule = (left: string, right: string) => Shared | null;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word.toLowerCase());

/** True for a name without a verb or a preposition: "sequence number", "the countryside". */
const isName = (text: string, most = 3): boolean => {
  const words = wordsOf(text.replace(/^(?:the|an?|its|their|his|her)\s+/i, ''));
  return words.length > 0 && words.length <= most && !words.some((word) => isFunctionWord(word));
};

const FROM = /^(.*\bfrom\s+(?:the\s+)?)((?:(?!\b(?:to|into)\b).)+)$/iu;
const TO = /^((?:(?!\bfrom\b).)+?)(\s+(?:in)?to\s+.+)$/iu;

/** "from urban areas / cities to …" */
const byMovement: Rule = (left, right) => {
  const [, before = '', from = ''] = FROM.exec(left) ?? [];
  const [, other = '', after = ''] = TO.exec(right) ?? [];
  return isName(from) && isName(other) ? { before, left: from, right: other, after } : null;
};

/** "… to rural areas / the countryside", if the sentence also has "from". */
const byDestination: Rule = (left, right) => {
  const [, before = '', to = ''] = /^(.*\bto\s+)(\S.*)$/iu.exec(left) ?? [];
  const isMovement = /\bfrom\b|\}/u.test(before) && isName(to) && isName(right);
  return isMovement ? { before, left: to, right, after: '' } : null;
};

const FORMS: readonly RegExp[] = [
  /^\p{Ll}{3,}ly$/u,
  /^(?:\p{Ll}{2,}est|best|worst|most|least)$/u,
  /^(?:\p{Ll}{2,}er|more|less)$/u,
  /^(?:\p{Ll}{3,}(?:ous|ful|less|ive|ary|ible|able|(?<!e)ed)|real|fake|false|first|second|third|new|old)$/u,
];
/** "faster / more quickly": a comparative of two words. */
const IN_TWO_WORDS = /^(?:more|less|most|least)$/u;
/** Nouns with the ending of a comparative. */
const IS_NOUN =
  /^(?:number|water|order|power|matter|paper|user|computer|router|server|header|layer|river|polymer|lower case|upper case|\p{Ll}+(?:mer|ater|ower|uter|ader))$/u;

const IS_WORD = /^\p{Ll}*\p{Ll}(?<!(?:[^s]s|ed|ing))$/u;

const areOfOneForm = (one: string, other: string): boolean =>
  areSynonyms(stem(one), stem(other))
    ? IS_WORD.test(one) && IS_WORD.test(other)
    : FORMS.some((form) => form.test(one) && form.test(other)) &&
      !IS_NOUN.test(one) &&
      !IS_NOUN.test(other);

/** "the best / quickest route", "frequently / recently used data". */
const byForm: Rule = (left, right) => {
  const before = wordsOf(left);
  const [other = '', ...after] = wordsOf(right);
  const word = before.at(-1) ?? '';
  if (
    after.length === 0 ||
    after.length > 4 ||
    isFunctionWord(word) ||
    isFunctionWord(after[0] ?? '')
  )
    return null;
  // "(a poor conductor of) heat / thermal insulator" has two names; "fast / quick access memory"
  // has one.
  if (IN_TWO_WORDS.test(other.toLowerCase()) && !IN_TWO_WORDS.test(word.toLowerCase())) return null;
  if (word === other || after[0]?.startsWith('(') === true) return null;
  const isCompared = FORMS.some((form) => form.test(word.toLowerCase()));
  const isNoun = !isCompared && /^(?:of|in|by|with|for|from|to)$/iu.test(before.at(-2) ?? '');
  const isAlone = (before.length === 1 || isNoun) && after.length === 1;
  const isAlike = !isAlone && areOfOneForm(word.toLowerCase(), other.toLowerCase());
  return isAlike
    ? {
        before: before
          .slice(0, -1)
          .map((one) => `${one} `)
          .join(''),
        left: word,
        right: other,
        after: ` ${after.join(' ')}`,
      }
    : null;
};

const AUXILIARY = String.raw`(?:is|are|was|were|has|have|had|can|will|would|do|does|did|become|becomes|became)`;
const CHANGE = String.raw`(?:increase|decrease|rise|fall|drop|double|halve|slow)s?`;
/** Plural verb forms that are rarely nouns: "lymphocytes produce antibodies". */
const DONE_BY_MANY =
  'produce|make|release|contain|carry|absorb|destroy|engulf|need|provide|become|have|get|give|take|remain';
const IS_DONE_BY_MANY = new RegExp(`^(?:${DONE_BY_MANY})$`, 'iu');
const SAID = new RegExp(
  String.raw`^((?:\p{L}[\p{L}'’-]*\s+){0,4}?\p{L}[\p{L}'’-]*)(\s+(?:${AUXILIARY}|${CHANGE}|${DONE_BY_MANY})\b.*)$`,
  'iu',
);
const HAS_VERB = new RegExp(String.raw`\b(?:${AUXILIARY}|${CHANGE})\b`, 'iu');
/** Quantities, which earn a mark only together with their change. */
const QUANTITY =
  /\b(?:rate|speed|volume|pressure|temperature|concentration|level|number|amount|size|mass|force|demand|supply|price|cost|density|length|height|area|population|output|revenue|profit|current|resistance|voltage|frequency|energy)s?$/iu;
const SUBJECT = /^(.*\bthe\s+)(\p{L}+)$/iu;
const bare = (text: string): string => text.replaceAll(/\([^()]*\)\s*/g, '').trim();

/** "London forces / van der Waals forces become stronger", "the vibrations / oscillations are …". */
const bySubject: Rule = (left, right) => {
  const [, subject = '', said = ''] = SAID.exec(right) ?? [];
  if (subject === '' || HAS_VERB.test(left) || isFunctionWord(wordsOf(subject)[0] ?? ''))
    return null;
  const [, before, name = ''] = SUBJECT.exec(left) ?? [];
  if (
    before !== undefined &&
    wordsOf(left).length > 2 &&
    isName(subject) &&
    !/\b(?:of|in|to|from|by)\s+the\s+\p{L}+$/iu.test(left)
  )
    return { before, left: name, right: subject, after: said };
  const [verb = ''] = wordsOf(said);
  const areMany = [left, subject].every((side) => /[^s]s$/iu.test(bare(side)));
  const own = wordsOf(bare(left)).at(-1)?.toLowerCase();
  const isSame = own === wordsOf(subject).at(-1)?.toLowerCase();
  const isChanged = QUANTITY.test(bare(left)) && QUANTITY.test(subject);
  return isName(bare(left), 4) &&
    wordsOf(bare(left)).length > 1 &&
    (isSame || isChanged || (areMany && IS_DONE_BY_MANY.test(verb)))
    ? { before: '', left, right: subject, after: said }
    : null;
};

const CONDITION = /^((?:as|when|if|because|since|the more)\s+)([^,]+)$/iu;

/** "as more is added / it gets hotter, the rate increases". */
const byClause: Rule = (left, right) => {
  const [, before = '', clause = ''] = CONDITION.exec(left) ?? [];
  const [, other = '', after = ''] = /^([^,]+)(,\s+\S.*\s.*)$/u.exec(right) ?? [];
  return clause !== '' && HAS_VERB.test(clause) && HAS_VERB.test(other)
    ? { before, left: clause, right: other, after }
    : null;
};

/** "they are perpendicular / at right angles", in a longer sentence. */
const byPredicate: Rule = (left, right) => {
  const [, before = '', said = ''] =
    /^(.*\}.*\b(?:is|are|was|were)\s+)(\p{Ll}+)$/u.exec(left) ?? [];
  return said !== '' && /^(?:at|in|on)\s+(?:\S+\s*){1,3}$/u.test(right)
    ? { before, left: said, right, after: '' }
    : null;
};

const GIVEN = /^(.*\p{L}{2}\s+(?:an?)\s+)(\p{L}+)$/iu;

/** "is given a header / sequence number". */
const byArticle: Rule = (left, right) => {
  const [, before = '', name = ''] = GIVEN.exec(left) ?? [];
  return name !== '' &&
    isName(right) &&
    !/^(?:the|an?)\s/i.test(right) &&
    wordsOf(before).length > 2
    ? { before, left: name, right, after: '' }
    : null;
};

/** One more name or word, after a slash in a sentence whose words are already shared. */
const byLastWord: Rule = (left, right) => {
  const [, before = '', last = ''] = /^(.*\s)(\S+)$/u.exec(left) ?? [];
  if (!left.includes('}') || !/^[\p{L}'’-]+$/u.test(right)) return null;
  const [, start, within = ''] = /^(.*\{)([^{}]*)\}$/u.exec(left) ?? [];
  return start === undefined
    ? { before, left: last, right, after: '' }
    : { before: start.slice(0, -1), left: within, right, after: '' };
};

/** "a {header / destination address} / sequence number": one more of the same. */
const byBraces: Rule = (left, right) => {
  const [, before, within = ''] = /^(.*)\{([^{}]*)\}$/u.exec(left) ?? [];
  return before !== undefined && isName(right) ? { before, left: within, right, after: '' } : null;
};

const PLACE = String.raw`(?:on|in|at|near|by|beside|inside|outside|above|below|under|over|within|before|after|next\s+to|close\s+to)`;
const ENDS_WITH_PLACE = new RegExp(String.raw`^(\S.*\s)(${PLACE})$`, 'iu');
const BEGINS_WITH_PLACE = new RegExp(String.raw`^(${PLACE})(\s+\S.*)$`, 'iu');

/** "memory on / near the processor". */
const byPlace: Rule = (left, right) => {
  const [, before = '', own = ''] = ENDS_WITH_PLACE.exec(left) ?? [];
  const [, other = '', after = ''] = BEGINS_WITH_PLACE.exec(right) ?? [];
  return own !== '' && other !== '' ? { before, left: own, right: other, after } : null;
};

const RULES: readonly Rule[] = [
  byPlace,
  byMovement,
  byDestination,
  byClause,
  byForm,
  bySubject,
  byPredicate,
  byBraces,
  byArticle,
  byLastWord,
];

const share: Rule = (left, right) => {
  for (const rule of RULES) {
    const found = rule(left, right);
    if (found !== null) return found;
  }
  return null;
};

/**
 * Returns the sides, joined if they share a sentence, with the different words in braces; null if
 * no two sides share one.
 */
export function shareWithin(sides: readonly string[]): string[] | null {
  const [first = '', ...others] = sides;
  const written = [first];
  for (const side of others) {
    const shared = share(written.at(-1) ?? '', side);
    if (shared === null) written.push(side);
    else
      written[written.length - 1] =
        `${shared.before}{${shared.left} / ${shared.right}}${shared.after}`;
  }
  return written.length === sides.length ? null : lendBack(written);
}

/**
 * Gives the shared ending to earlier sides too: "A forces", "{B forces / C forces} become
 * stronger".
 */
function lendBack(written: readonly string[]): string[] {
  const [, within = '', said = ''] = /^\{([^{}]*)\}(\s.*)$/u.exec(written.at(-1) ?? '') ?? [];
  const head = wordsOf(within).at(-1)?.toLowerCase();
  // "dead / inactive / weakened form of the pathogen"
  const areWords = written.every((side) => side.includes('}') || wordsOf(bare(side)).length === 1);
  const isSame = (side: string): boolean =>
    areWords
      ? !side.includes('}')
      : wordsOf(side).at(-1)?.toLowerCase() === head && isName(bare(side), 4);
  return head === undefined
    ? [...written]
    : written.map((side) => (isSame(side) ? side + said : side));
}
