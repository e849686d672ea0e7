import { FUNCTION_WORDS } from '../../text/word-lists.ts';

/** The words of a point, without those that only tell a marker how to read it. */
interface PointText {
  /** For people: as written in the scheme. */
  text: string;
  /** For matching: without labels, underlining, abbreviations. */
  plain: string;
  /** Words in capitals or underlined. */
  keyWords: string[];
  /** A mark next to the label: "Effect (1): …". */
  marks: number | null;
  /** The label: "effect". */
  called: string | null;
}

const LABEL =
  /^(?:(?:correct|valid|first|second|point|technique|effect|feature|idea|reason|explanation|example|cause|consequence|advantage|disadvantage|benefit|drawback|description|prevention|method|evidence|quotation|quote|impact|development|result|expansion|definition|identification|application|working|answer|statement|link|conclusion|action|observation|knowledge|analysis|evaluation|understanding|interpretation|inference|limitation|strength|weakness|criticism|use|purpose|name)s?(?:\s+(?:identified|given|stated|named|explained|outlined))?(?:\s+(?:or|and|of)\s+\p{L}+|\s+\d)?)\s*(?:[([](\d)[)\]])?\s*(?::|\s[–-]\s)\s*(?=\S)/iu;
/** "A satisfactory explanation such as: …": the point follows. */
const SUCH_AS =
  /^(?:an?\s+)?(?:satisfactory|full|good|clear|complete|correct|valid|partial|appropriate)\s+(?:explanation|answer|definition|description|response)\s*,?\s*(?:such as|e\.?g\.?|i\.?e\.?|including)?\s*[:,–-]?\s+(?=\S)/i;
/** "Two marks for a full definition: …". */
const WORTH_OF =
  /^(?:award\s+)?(?:one|two|three|four|\d)\s+marks?\s+for\s+(?:an?\s+)?(?:full|complete|correct|accurate)\s+\p{L}+\s*[:,–-]\s+(?=\S)/iu;
/** "Application: e.g. reference to waiters / meals". */
/** "A suitable adjective, e.g. mean / cold": any of the examples is enough. */
const ANY_SUCH =
  /^(?:an?\s+)?(?:suitable|appropriate|valid|correct|relevant|supporting)\s+\p{L}+(?:\s+\p{L}+)?\s*,?\s*(?:such as|e\.?g\.?)\s*[:,]?\s+(?=\S)/iu;
/**
 * "Correctly comparing the medians, eg 28 > 25": what an examiner looks for, with an example of it.
 */
const LOOKED_FOR =
  /^(?:(?:an?|the|one)\s+)?(?:(?:(?:correct(?:ly)?|valid|clear|appropriate|accurate(?:ly)?)\s+)+(?:use|application|analysis|compar(?:ing|ison)|interpret(?:ing|ation))|knowledge of|(?:linked|further) development|use of (?:the )?context)\b[^;:()\d]{0,80}?(?:\([^()]{0,60}\)[^;:()\d]{0,30}?)?,?\s+e\.?g\.?[,:]?\s+(?=\S)/i;
/** "e.g. it keeps its shape": the example is the point. */
const LEADS_EXAMPLE = /^e\.?g\.?[,:]?\s+(?=\S)/i;
const EXAMPLES = /^(?:e\.?g\.?[,:]?\s+)?(?:ref(?:erence)?s?\.?\s+to\s+)?/i;
const NOISE =
  /\s*;?\s*[([]?\b(?:ORA|OWTTE|AW|owtte|ora|o\.w\.t\.t\.e\.?|or words to that effect|or reverse argument)\b[)\]]?\.?\s*/g;
/** "it moves faster oe": a remark on figures, used here for words. */
const CODE_BEHIND_WORDS = /(?<=\p{L}{3}[^\p{L}\d]{0,3})[([]?\b(?:oe|isw|ecf)\b[)\]]?[.;]?\s*$/u;
const UNDERLINED = /_{1,2}([^_\n]{2,40})_{1,2}|<u>([^<]{2,40})<\/u>/g;
const CAPITALS = /(?<![\p{L}\p{N}<>=])\p{Lu}{4,}(?![\p{L}\p{N}])/gu;
/**
 * "method e.g. staff training": the examples earn the mark; after a sentence they are only samples.
 */
const SAMPLES_AFTER_NAME = /^(\p{L}+(?:\s\p{L}+)?)\s*,?\s*\b(?:e\.?g\.?|for example)\s+(?=\S)/iu;
const SAMPLES = /\s*,?\s*(?<!\()\be\.?g\.?\s+([^()]+)$/i;

/** True if a text is all in capitals, or is code, so that capitals are not for emphasis. */
const isShouted = (text: string): boolean =>
  !/\p{Ll}{3,}/u.test(text) ||
  /\b(?:SELECT|ORDER BY|GROUP BY|INSERT INTO|DELETE|UPDATE|FROM|WHERE|PRINT|INPUT|OUTPUT|WHILE|UNTIL|REPEAT|NEXT|THEN|ENDIF)\b/.test(
    text,
  );

/** Text that ends in an ion or an electron, whose dash is its charge: "OH–", "SO4 2–", "2e–". */
const ENDS_IN_ION = /(?<![\p{L}\d])\d?(?:(?:\p{Lu}\p{Ll}?\d{0,2}){1,6}(?: \d)?|e)$/u;

/** Removes trailing separators. */
function dropTail(text: string): string {
  const at = text.search(/(?<![\s;,:–—-])[\s;,:–—-]+$/);
  if (at < 0) return text;
  const said = text.slice(0, at);
  const isCharge = /^[–-]/.test(text.slice(at)) && ENDS_IN_ION.test(said);
  return isCharge ? text.slice(0, at + 1) : said;
}

/** Separates what a point says from how it is emphasised. */
export function readPointText(text: string): PointText {
  const bare = dropTail(text)
    .replace(/^(?:[\s;,:/→⇒]|[–—](?![\d£$]))+/u, '')
    .trim();
  const label = LABEL.exec(bare);
  const content = (label === null ? bare : bare.slice(label[0].length))
    .trim()
    .replace(WORTH_OF, '')
    .replace(SUCH_AS, '')
    .replace(LOOKED_FOR, '')
    .replace(ANY_SUCH, '')
    .replace(LEADS_EXAMPLE, '')
    .replace(label === null ? /^$/ : EXAMPLES, '');
  const keyWords = [...content.matchAll(UNDERLINED)].map((match) => match[1] ?? match[2] ?? '');
  const unmarked = content
    .replace(NOISE, ' ')
    .replace(UNDERLINED, (_, a?: string, b?: string) => a ?? b ?? '');
  const stressed = isShouted(unmarked) ? [] : (unmarked.match(CAPITALS) ?? []);
  const plain = unmarked
    .replace(/^\(([^()]*)\)$/, '$1')
    .replaceAll(/(?<!\d\s?)\[([^[\]]*\p{L}[^[\]]*)\]/gu, '($1)')
    .replace(CAPITALS, (word) => (stressed.length > 0 ? word.toLowerCase() : word))
    .replace(NOISE, ' ')
    .replace(CODE_BEHIND_WORDS, '')
    .replace(SAMPLES_AFTER_NAME, '')
    .replace(SAMPLES, ' ($1)')
    .trim();
  return {
    text: content
      .replace(/\s*;\s*(?:ORA|OWTTE|AW)\s*$/, '')
      .replace(UNDERLINED, (_, a?: string, b?: string) => a ?? b ?? ''),
    plain: plain === '' ? content : plain,
    keyWords: [...keyWords, ...stressed]
      .map((word) => word.toLowerCase())
      .filter((word) => !FUNCTION_WORDS.has(word)),
    marks: label?.[1] === undefined ? null : Number(label[1]),
    called: /^\p{L}+/u.exec(label?.[0] ?? '')?.[0].toLowerCase() ?? null,
  };
}
