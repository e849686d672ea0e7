import { areOpposites } from '../../text/direction.ts';
import { joinsConditions } from '../../text/joins-conditions.ts';
import { stem } from '../../text/stem.ts';
import { COMMON_WORDS, FUNCTION_WORDS } from '../../text/word-lists.ts';
import { shareWithin } from './split-within.ts';

const wordsOf = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Counts words without those in brackets, which are optional, unless there are no others. */
const countWords = (text: string): number =>
  wordsOf(text.replace(/\([^()]*\)/g, '')).length || wordsOf(text).length;

/** True if the parts are similar enough in length to be whole answers, and not words within one. */
function areWhole(parts: readonly string[], leastWords: number): boolean {
  const counts = parts.map((part) => countWords(part));
  const least = Math.min(...counts);
  return least >= leastWords && Math.max(...counts) <= least * 2.5;
}

function splitBy(text: string, sign: RegExp): string[] {
  return text
    .split(sign)
    .map((part) => part.trim().replace(/(?<![,;.])[,;.]+$/, ''))
    .filter((part) => part !== '');
}

/**
 * True if all parts have one word; they are alternatives only if there is nothing else on the line.
 */
const isAllShort = (parts: readonly string[]): boolean =>
  parts.every((part) => countWords(part) === 1);

/**
 * True for a short name, such as "giant covalent structure" or "macromolecule", which is not part
 * of a sentence.
 */
const isPhrase = (text: string): boolean =>
  countWords(text) <= 4 && !wordsOf(text).some((word) => FUNCTION_WORDS.has(word.toLowerCase()));

/** Masks brackets: "a / b or c" inside them is a choice between words, never between answers. */
const withoutBrackets = (text: string): string =>
  text.replace(/\([^()]*\)|\{[^{}]*\}/g, (found) => '¤'.repeat(found.length));

/** "more likely to {enter / occupy} the active site": braces hold alternatives. */
const BRACED = /\{([^{}/]*[^{}/\s][^\S\n]{0,3}\/[^{}]*)\}/;
const MAX_BRACED = 12;
/** The most groups of braces that are expanded in one point; further ones are kept as written. */
const MAX_GROUPS = 4;

function fillFirst(text: string): string[] {
  const found = BRACED.exec(text);
  if (found === null) return [text];
  const [all, within = ''] = found;
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + all.length)];
  return within.split('/', MAX_BRACED).map((side) => `${before}${side.trim()}${after}`);
}

function fillBraces(text: string): string[] {
  let filled = [text];
  for (let group = 0; group < MAX_GROUPS; group += 1)
    filled = filled.flatMap((one) => fillFirst(one)).slice(0, MAX_BRACED);
  return filled;
}

function splitOutside(text: string, sign: RegExp): string[] {
  const masked = withoutBrackets(text);
  const parts: string[] = [];
  let from = 0;
  for (const match of masked.matchAll(new RegExp(sign.source, `${sign.flags}g`))) {
    parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return splitBy([...parts, text.slice(from)].join('\n'), /\n/);
}

/** Arithmetic and formulas, where the slash is an operator; their judges read it. */
const IS_MATHS = /[=÷×^√]|\d\s*\/\s*\d|[\p{L})]\s*\/\s*(?!(?:a|I)\s+\p{L})\p{L}\b(?!\p{L})/u;

const tellsAlone = (text: string): boolean =>
  wordsOf(text.replace(/\([^()]*\)/g, '')).filter(
    (word) => !FUNCTION_WORDS.has(word.toLowerCase()) && !COMMON_WORDS.has(word.toLowerCase()),
  ).length > 1;

/**
 * Splits "use separate / colour-coded boards", where the words share what follows and the first
 * side alone says nothing; in "biconcave disc / large surface area so oxygen diffuses fast" each
 * side is an answer.
 */
function splitShortLead(lead: string, others: readonly string[]): string[] | null {
  const last = others.at(-1) ?? '';
  if (tellsAlone(lead) && others.every((side) => tellsAlone(side))) return [lead, ...others];
  const before = wordsOf(lead);
  const tail = wordsOf(last).slice(1);
  if (before.length < 2 || tail.length === 0) return null;
  return [[...before, ...tail].join(' '), [...before.slice(0, -1), last].join(' ')];
}

/** "No carbon dioxide / soot": the first word applies to each. */
const DENIES = /^(?:no|without|less|fewer)\s+/i;

/** True for "UF", or "Bakelite" next to "phenol formaldehyde": a complete name. */
const isName = (side: string, lead: string): boolean =>
  /^[A-Z]{2,}\d*$/.test(side) || (/^\p{Lu}/u.test(side) && !/^\W*\p{Lu}/u.test(lead));

/**
 * Joins the shared words and a side; in "supply shifts left / decreases" the verb replaces the
 * verb.
 */
const join = (before: readonly string[], side: string): string =>
  [
    ...(before.length > 1 && THIRD_PERSON.test(side) && THIRD_PERSON.test(before.at(-1) ?? '')
      ? before.slice(0, -1)
      : before),
    side,
  ].join(' ');
const THIRD_PERSON = /\p{Ll}{2}(?:[^s]s|sses)$/u;

/** "Clement Attlee". */
const IS_FULL_NAME = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){1,2}$/u;

const ENDING = /(?:s|ed|ing|er|est|ly)$/i;

/** Adds what follows the last word to words of the same form: "likes / loves animals". */
function lendTail(sides: readonly string[]): string[] {
  const [first, ...tail] = wordsOf(sides.at(-1) ?? '');
  const ending = ENDING.exec(first ?? '')?.[0];
  if (tail.length === 0 || tail.length > 2 || ending === undefined) return [...sides];
  return sides.map((side) =>
    countWords(side) === 1 && side.endsWith(ending) ? [side, ...tail].join(' ') : side,
  );
}

const LEADS_PHRASE = /^(?:in|on|at|to|by|with|from|of|for|into|because)\s/i;

const LEADS_CLAUSE =
  /^(?:will|would|is|are|was|were|do|does|did|can|cannot|could|has|have|had|it|they|there)\s+\S+\s+\S/i;

/** "(Car exhausts:) asthma / cough": the name of the row, which no wording needs. */
const ROW_NAME = /^\(\p{Lu}[^()]*:\)\s+/u;

/** "could not stand / bear the heat", "to cut / lower the cost": the verbs share what follows. */
const ENDS_WITH_VERB =
  /\b(?:to|can(?:not)?|could|will|would|must|should|may|might|do|does|did|not|\p{L}+n['’]t)\s+\p{Ll}+$/u;
const BEGINS_WITH_VERB = /^\p{Ll}+\s+(?=(?:the|an?|its?|his|her|their|them|more|less|all)\s)/u;

/** "To trap / hold water": an infinitive without its object. */
const IS_INFINITIVE = /^to\s+\p{Ll}+$/u;

function shareObject(sides: readonly string[]): string[] | null {
  const [lead = '', ...others] = sides;
  const last = others.at(-1) ?? '';
  const begins = IS_INFINITIVE.test(lead) ? /^(?!to\s)\p{Ll}+\s+(?=\p{Ll})/u : BEGINS_WITH_VERB;
  const verb = begins.exec(last)?.[0];
  const areVerbs = others.slice(0, -1).every((side) => /^\p{Ll}+$/u.test(side));
  if (!ENDS_WITH_VERB.test(lead) || verb === undefined || !areVerbs) return null;
  const start = lead.replace(/\p{L}+$/u, '');
  const object = last.slice(verb.length);
  return [
    `${lead} ${object}`,
    ...others.slice(0, -1).map((side) => `${start}${side} ${object}`),
    start + last,
  ];
}

/** "the lake / pond was frozen": two names of the subject. */
const IS_SUBJECT = /^(the|an?|his|her|its|their)\s+\p{L}+$/iu;

function shareVerb(sides: readonly string[]): string[] | null {
  const [lead = '', next = '', ...others] = sides;
  const article = IS_SUBJECT.exec(lead)?.[1];
  const said = /^\p{Ll}+\s+((?:is|are|was|were|has|have|had|can|will|would|does|did)\s.+)$/u.exec(
    next,
  )?.[1];
  if (article === undefined || said === undefined) return null;
  return [`${lead} ${said}`, `${article} ${next}`, ...others];
}

const LEADS_REASON = /^(?:as|when|because|since|if)\s(?:\S+\s){2,}\S/i;
const ENDS_IN_BRACKET = /\p{L}\s\([^()]*\)$/u;

/** "has delocalised / free electrons": ends with an adjective for the noun on the other side. */
const ENDS_WITH_ADJECTIVE =
  /(?:^|\s)(?:has|have|had|contains?|with|of|more|less|fewer|there (?:is|are)|(?:is|are) (?:an?|the)|an?|forms?|makes?|needs?)\s\p{Ll}*(?:ised|charged|skilled|paired|al|ic|ous|ive|less|ful|ible|able|ent|ant|ile)$/u;
/** "free electrons": a word, then a noun and what follows it; not "lasts longer". */
const BEFORE_NOUN =
  /^(?!\p{Ll}*[^s]s\s)\p{Ll}+\s((?!\p{Ll}+(?:er|ly|ing)(?:\s|$))\p{Ll}{3,}(?:\s(?:in|of|to|from|between|that|which)\s.*)?)$/u;

function shareNoun(sides: readonly string[]): string[] | null {
  const [lead = '', other = '', ...more] = sides;
  const noun = BEFORE_NOUN.exec(other)?.[1];
  if (more.length > 0 || noun === undefined || !ENDS_WITH_ADJECTIVE.test(lead)) return null;
  return [`${lead} ${noun}`, lead.replace(/\p{Ll}+$/u, other)];
}

/** "rate / speed increases": two names of what changes, and how it changes. */
const CHANGES =
  /^(?:(?:the|an?)\s+)?(?:\p{L}[\p{L}\d-]*\s+){1,3}?((?:(?:increas|decreas|ris|fall|drop|grow|shrink|doubl|halv|improv|weaken|slow)\p{L}*(?:\s+(?:down|up))?|(?:goes|go|went|moves?)\s+(?:up|down)|(?:is|are|was|were|gets?|becomes?|stays?|remains?)\s+\p{L}+))$/iu;

function shareChange(sides: readonly string[]): string[] | null {
  const changed = CHANGES.exec(sides.at(-1) ?? '')?.[1];
  const names = sides.slice(0, -1);
  const areNames = names.every((side) => countWords(side.replace(/^(?:the|an?)\s/i, '')) === 1);
  return changed === undefined || !areNames
    ? null
    : sides.map((side, at) => (at < names.length ? `${side} ${changed}` : side));
}

function splitSlashed(line: string): string[] | null {
  const text = line.replace(ROW_NAME, '');
  const sides = splitOutside(text, /\s+\/\s*|\s*\/\s+/);
  if (sides.length < 2 || IS_MATHS.test(text)) return null;
  // "opposite (to motion) / backwards / to the left": a bracket ends a complete alternative.
  if (sides.length > 2 && ENDS_IN_BRACKET.test(sides[0] ?? '')) return sides;
  // "positive (correlation) / as it gets hotter sales rise": a clause is a complete alternative.
  if (sides.length > 1 && sides.slice(1).every((side) => LEADS_REASON.test(side))) return sides;
  const described = shareNoun(sides);
  if (described !== null) return described;
  const within = shareWithin(sides);
  if (within !== null) return within.flatMap((side) => fillBraces(side)).slice(0, MAX_BRACED);
  const sharing = shareObject(sides) ?? shareVerb(sides) ?? shareChange(sides);
  if (sharing !== null) return sharing;
  if (areWhole(sides, 2) || isAllShort(sides) || sides.every((side) => isPhrase(side))) {
    const [lead = ''] = sides;
    const before = wordsOf(lead.replace(/\([^()]*\)/g, '')).slice(0, -1);
    const denial = DENIES.exec(lead)?.[0];
    if (denial !== undefined && sides.slice(1).every((side) => countWords(side) <= 2))
      return sides.map((side, at) => (at === 0 || DENIES.test(side) ? side : denial + side));
    // "Clement Attlee / Labour": the other side is complete, or another last name.
    if (IS_FULL_NAME.test(lead) && sides.slice(1).every((side) => /^\p{Lu}\p{Ll}/u.test(side)))
      return [...sides, ...sides.slice(1).map((side) => join(before, side))];
    if (before.length > 0 && isAllShort(sides.slice(1)) && isPhrase(lead))
      return [
        lead,
        ...sides
          .slice(1)
          .map((side) => (isName(side, lead) || /\d/.test(side) ? side : join(before, side))),
      ];
    return lendTail(sides);
  }
  const [first = '', ...others] = sides;
  // "forwards / in the direction of motion": a phrase that begins with "in" shares no words.
  if (others.every((side) => LEADS_PHRASE.test(side))) return sides;
  // "renewable / will not run out": a word, and a clause about the same thing.
  if (countWords(first) === 1 && others.every((side) => LEADS_CLAUSE.test(side))) return sides;
  if (countWords(first) * 2 < countWords(others.at(-1) ?? '')) return splitShortLead(first, others);
  if (sides.length > 2) return sides;
  // A whole phrase after a sentence is another way to say it; a single word replaces only a word.
  const whole = others.filter((side) => countWords(side) > 1);
  return whole.length === 0 ? null : [first, ...whole];
}

/** True for "Up or down", "greater than or equal to": one idea, not two answers. */
const joinsOpposites = (parts: readonly string[]): boolean =>
  parts.slice(1).some((part, index) => {
    const left =
      wordsOf(parts[index] ?? '')
        .at(-1)
        ?.toLowerCase() ?? '';
    const right = wordsOf(part)[0]?.toLowerCase() ?? '';
    return left === 'than' || areOpposites(stem(left), stem(right));
  });

/** "cathode / negative: zinc": two names of the label. */
const TWO_LABELS = /^(\p{L}[\p{L} ]{1,24})\/\s*(\p{L}[\p{L} ]{1,24}):\s+(\S.*)$/u;

/**
 * Returns the wordings of a point that each earn it. "heat / thermal energy" gives two; in "lighter
 * or smaller particles" the choice is between words, and the point stays whole.
 */
export function splitAlternatives(text: string): string[] {
  if (joinsConditions(text)) return [text];
  const [, label = '', other = '', said] = TWO_LABELS.exec(text) ?? [];
  if (said !== undefined)
    return splitAlternatives(said).flatMap((one) => [
      `${label.trim()}: ${one}`,
      `${other}: ${one}`,
    ]);
  if (BRACED.test(text)) {
    const whole = splitOutside(text, /\s+OR\s+|\s+\/\s*|\s*\/\s+/);
    return whole.flatMap((one) => fillBraces(one));
  }
  const strong = splitBy(text, /\s+OR\s+|\s*\|\|?\s*|;\s*or\s+|\s*\/\/\s*/);
  if (strong.length > 1) return strong.flatMap((part) => splitAlternatives(part));
  const slashed = splitSlashed(text);
  if (slashed !== null) return slashed;
  const ored = splitBy(text, /,?\s+or\s+/);
  const isList =
    ored.length > 1 && !joinsOpposites(ored) && (areWhole(ored, 3) || isAllShort(ored));
  return isList ? ored : [text];
}
