import { numberOf } from '../lines/read-marks.ts';
import { isGuidance } from '../lines/read-directive.ts';
import { readGroupHeading } from '../lines/read-group-heading.ts';
import type { Asked } from '../scheme.ts';

/**
 * Rewrites how many of a list count, and what each is worth, from teachers' wordings to the form
 * that the scheme reader knows.
 */

const N = String.raw`(?:[1-6]|one|two|three|four|five|six)`;
const ONE_EACH = String.raw`(?:1|one)(?:\s+marks?)?\s+(?:for\s+)?each`;
const line = (source: string): RegExp => new RegExp(String.raw`^\s*${source}\s*$`, 'iu');

/**
 * "any 3 facts", "one mark each for any two from -", "three marks, one for each, any three", "any 4
 * for 4 marks".
 */
const ANY = line(
  String.raw`[([]?(?:${N}\s+marks?\s*[,.;:–-]\s*)?(?:(?:${ONE_EACH}|(?:1|one)\s+for\s+each)\s*[,;:–-]?\s+)?(?:for\s+)?any\s+(?<count>${N})(?<things>(?:\s+\p{L}+){0,2}?)(?:\s+(?:from|of))?(?:\s*[,;–-]?\s*[([]?${ONE_EACH}[)\]]?)?(?:\s+for\s+${N}\s+marks?)?\s*[.:–-]?[)\]]?`,
);
/** "Any two. Accept any other": a remark on the list above follows. */
const ANY_AND_MORE = line(
  String.raw`any\s+(?<count>${N})(?:\s+for\s+${N}\s+marks?)?[.]\s+(?<rest>\S.*)`,
);
/**
 * "Up to 4 marks, one for each of –", "(1 mark each – max. 3.)", "1 mark for each idea (3 marks)".
 */
const MOST: readonly RegExp[] = [
  line(
    String.raw`(?:up\s+to|max(?:imum)?(?:\s+of)?)\s+(?<count>${N})\s+marks?[,:;]?\s+(?:1|one)(?:\s+mark)?\s+(?:for|per)\s+[^:.;]{3,40}?[:–-]?(?<rest>)`,
  ),
  line(
    String.raw`[([]?(?:1|one)(?:\s+mark)?\s+each\s*[–,;:-]?\s*max(?:imum)?[.]?\s*(?<count>${N})\b[.]?\s*(?<rest>[^()]*?)[)\]]?`,
  ),
  line(
    String.raw`(?:1|one)\s+mark\s+(?:for|per)\s+(?:each|every)\s+[^.;:()]{3,40}\(\s*(?:max\s+)?(?<count>${N})\s+marks?\)[.]?\s*(?<rest>.*?)`,
  ),
];
/** "Award up to 2 marks for the journey:" over its points. */
const UP_TO_FOR = line(
  String.raw`(?:award\s+)?(?:up\s+to|max(?:imum)?(?:\s+of)?)\s+(?<count>${N})\s+marks?\s+for\s+(?!(?:each|every|any|both)\b)(?<name>\p{L}[\p{L} ]{2,28}):`,
);
/**
 * "Any 2 reasons (1 each) + explanation (1 each)", "any two, 1 mark for each reason and 1 further
 * mark for …".
 */
const IN_PAIRS: readonly RegExp[] = [
  line(
    String.raw`any\s+(?<count>${N})\s+\p{L}+\s*[([]${ONE_EACH}[)\]]\s*(?:\+|,|and|plus)\s*[^()]{3,60}[([]${ONE_EACH}[)\]]\s*[.:]?`,
  ),
  line(
    String.raw`[^.;]{0,40}\bany\s+(?<count>${N})\b[^.;]{0,30}\b(?:1|one)\s+mark\s+for\s+each\b[^.;]{3,30}\b(?:and|plus|\+)\s+(?:1|one|a)\s+(?:further|second|additional)\s+mark\s+for\s+(?:each|the|an?|its)\b[^.;]{3,40}`,
  ),
];
/** "1 each. Piano no." */
const EACH_AND_MORE = line(String.raw`(?:1|one) each(?:[.](?<rest>\s+\S.*)?)?`);
/** "Two marks. One mark per reason." */
const TOTAL_IN_FRONT = new RegExp(
  String.raw`^\s*(${N})\s+marks?[.:,]\s+(?=(?:1|one)\s+mark\b)`,
  'i',
);

/**
 * "One mark for each right, e.g. food, water, shelter", "any two – wind, rain, snow": the list is
 * on the same line.
 */
const LIST_BEHIND = new RegExp(
  String.raw`^\s*\+?\s*(?:(?:1|one)\s+mark\s+(?:each|per\s+\p{L}+|for\s+each\s+[\p{L} ]{2,30}?)(?:\s*[([]max(?:imum)?[.]?\s*(?<most>${N})[)\]])?(?:\s+for|\s*,?\s*(?:e\.?g\.?|such\s+as|including)[,:]?)|any\s+(?<count>${N})(?:\s+\p{L}+)?\s+[–-])\s+(?=\S)`,
  'iu',
);
const ENDS_SENTENCE = /[.]\s+(?=\p{Lu}|$)|[.]$/u;
const COMMA = /,\s*(?![^()]*\))/;
const FEWEST_ITEMS = 3;
const MOST_WORDS = 9;
/** A longer line is not a heading, and is slow to match. */
const MOST_CHARACTERS = 400;

/** Things that schemes count; otherwise the thing must be a word of the question. */
const THINGS =
  /^(?:facts?|things?|items?|ideas?|points?|ways?|steps?|reasons?|examples?|effects?|causes?|features?|uses?|words?|names?|methods?|answers?|valid|correct|different|suitable|sensible|good)$/i;

const areThings = (said: string, question: string): boolean =>
  said
    .trim()
    .split(/\s+/)
    .every((word) => word === '' || THINGS.test(word) || question.includes(word.toLowerCase()));

/**
 * Returns the items of a list on the same line, and the text after it; null if there is no list.
 */
function readList(text: string): { items: string[]; rest: string } | null {
  const end = ENDS_SENTENCE.exec(text);
  const listed = end === null ? text : text.slice(0, end.index);
  const items = listed.split(listed.includes(';') ? ';' : COMMA).map((item) => item.trim());
  const areItems = items.every(
    (item) => item !== '' && item.split(/\s+/).length <= MOST_WORDS && !/[([]\d[)\]]|=/.test(item),
  );
  if (items.length < FEWEST_ITEMS || !areItems) return null;
  return { items, rest: end === null ? '' : text.slice(end.index + end[0].length) };
}

function writeList(text: string, asked: Asked): string | null {
  const match = LIST_BEHIND.exec(text);
  if (match === null) return null;
  const list = readList(text.slice(match[0].length));
  const count = numberOf(match.groups?.most ?? match.groups?.count) || asked.maxMark;
  if (list === null || list.items.length < count || count > asked.maxMark) return null;
  const written = [`Any ${count} from:`, ...list.items.map((item) => `• ${item}`)].join('\n');
  return withRest(written, list.rest);
}

/** Adds the rest of the line as a remark to the marker. */
const withRest = (written: string, rest = ''): string => {
  const said = rest.trim();
  if (said === '') return written;
  return `${written}\n${isGuidance(said) ? '' : 'NB '}${said}`;
};

function writePairs(text: string): string | null {
  const pairs = IN_PAIRS.map((pattern) => pattern.exec(text)?.groups?.count).find(Boolean);
  return pairs === undefined
    ? null
    : `1 mark for each reason, 1 mark for its explanation, max ${numberOf(pairs) * 2}`;
}

function writeCount(
  text: string,
  isBelow: boolean,
  { questionText, maxMark }: Asked,
): string | null {
  const any = ANY.exec(text)?.groups;
  if (any !== undefined && areThings(any.things ?? '', questionText.toLowerCase()))
    return isBelow ? `Max ${any.count}` : `Any ${any.count} from:`;
  const more = isBelow ? ANY_AND_MORE.exec(text)?.groups : undefined;
  if (more !== undefined) return withRest(`Max ${more.count}`, more.rest);
  for (const pattern of MOST) {
    const most = pattern.exec(text)?.groups;
    // A smaller limit is for one part only.
    if (most !== undefined && numberOf(most.count) === maxMark)
      return withRest(`1 mark each, max ${most.count}`, most.rest);
  }
  const part = UP_TO_FOR.exec(text)?.groups;
  const name = part?.name ?? '';
  if (part !== undefined) return `${name[0]?.toUpperCase()}${name.slice(1)} (max ${part.count}):`;
  const each = EACH_AND_MORE.exec(text)?.groups;
  return each === undefined ? null : withRest('1 mark each', each.rest);
}

/**
 * Rewrites headings in the form that the scheme reader knows; lines that it can already read are
 * kept.
 */
export function rewriteHeadings(scheme: string, asked: Asked): string {
  const lines = scheme.split('\n');
  const first = lines.findIndex((text) => text.trim() !== '');
  return lines
    .map((text, at) => {
      if (text.length > MOST_CHARACTERS || text.includes('\t')) return text;
      const whole = writeList(text, asked) ?? writePairs(text);
      if (whole !== null) return whole;
      if (readGroupHeading(text.trim()) !== null) return text;
      const total = numberOf(TOTAL_IN_FRONT.exec(text)?.[1]);
      const bare = total === asked.maxMark ? text.replace(TOTAL_IN_FRONT, '') : text;
      return writeCount(bare, at > first + 1, asked) ?? bare;
    })
    .join('\n');
}
