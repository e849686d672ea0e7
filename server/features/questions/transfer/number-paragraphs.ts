import type { XmlElement } from '@rgrove/parse-xml';
import { strFromU8, strToU8, zipSync } from 'fflate';
import type { PackageFiles } from './open-package.ts';
import { allNamed, attributeOf, parseRoot } from './xml-elements.ts';
import { escapeXml } from './xml-text.ts';

/** One level of a list in Word. */
interface Level {
  /** `decimal`, `lowerLetter`, `bullet` and others. */
  format: string;
  /** The label's pattern, in which `%1` is the number of the first level. */
  text: string;
  start: number;
}

interface List {
  /** Lists that share their levels continue each other's numbering. */
  levelsId: string;
  levels: readonly Level[];
  /** True if this list restarts its numbering, although its levels have counted before. */
  isAfresh: boolean;
}

interface Lists {
  byId: ReadonlyMap<string, List>;
  /** The list and level of each paragraph style. */
  byStyle: ReadonlyMap<string, { id: string; depth: number }>;
}

const DOCUMENT = 'word/document.xml';
const NUMBERING = 'word/numbering.xml';
const NO_LISTS =
  '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';
const MAX_DEPTH = 9;

/**
 * Writes the numbers that Word would show into a Word file's paragraphs. Word stores no numbers: it
 * continues them over tables and later paragraphs, by level and style. A letter or a Roman number
 * is put in brackets, as for part of a question: (a), (i).
 */
export function numberParagraphs(files: PackageFiles): Uint8Array {
  const numbering = files[NUMBERING];
  if (!numbering) return zipSync(files, { level: 0 });
  const lists = readLists(
    strFromU8(numbering),
    strFromU8(files['word/styles.xml'] ?? new Uint8Array()),
  );
  const count = countIn(lists);
  const numbered = strFromU8(files[DOCUMENT] ?? new Uint8Array())
    .replaceAll(/<w:pPrChange\b[^]*?<\/w:pPrChange>/g, '')
    .replaceAll(/<w:pPr>([^]*?)<\/w:pPr>/g, (whole, properties: string) => {
      const style = valueOf('pStyle', properties);
      const own = /<w:numPr>([^]*?)<\/w:numPr>/.exec(properties)?.[1];
      const ofStyle = style === undefined ? undefined : lists.byStyle.get(style);
      const id = (own && valueOf('numId', own)) ?? ofStyle?.id;
      const depth = Number((own && valueOf('ilvl', own)) ?? ofStyle?.depth ?? 0);
      const label = id === undefined ? '' : count(id, depth);
      return (
        (label && `${whole}<w:r><w:t xml:space="preserve">${escapeXml(label)} </w:t></w:r>`) ||
        whole
      );
    });
  return zipSync(
    { ...files, [DOCUMENT]: strToU8(numbered), [NUMBERING]: strToU8(NO_LISTS) },
    { level: 0 },
  );
}

const valueOf = (name: string, xml: string) =>
  new RegExp(`<w:${name}\\s+w:val="([^"]*)"`).exec(xml)?.[1];

const valueIn = (element: XmlElement | undefined, name: string) =>
  attributeOf(allNamed(element, name)[0], 'w:val');

function readLists(numbering: string, styles: string): Lists {
  const root = parseRoot(numbering);
  const abstracts = new Map(
    allNamed(root, 'abstractnum').map((one) => [attributeOf(one, 'w:abstractNumId'), one]),
  );
  const byId = new Map<string, List>();
  const byStyle = new Map<string, { id: string; depth: number }>();
  for (const list of allNamed(root, 'num')) {
    const id = attributeOf(list, 'w:numId');
    const levelsId = valueIn(list, 'abstractnumid');
    const levels = allNamed(abstracts.get(levelsId), 'lvl').slice(0, MAX_DEPTH);
    const starts = new Map(
      allNamed(list, 'lvloverride').map((one) => [
        attributeOf(one, 'w:ilvl'),
        valueIn(one, 'startoverride'),
      ]),
    );
    byId.set(id, {
      levelsId,
      levels: levels.map((level, depth) => ({
        format: valueIn(level, 'numfmt') || 'decimal',
        text: valueIn(level, 'lvltext'),
        start: readStart(starts.get(String(depth)) || valueIn(level, 'start')),
      })),
      isAfresh: starts.size > 0,
    });
    for (const [depth, level] of levels.entries()) {
      const style = valueIn(level, 'pstyle');
      if (style !== '') byStyle.set(style, { id, depth });
    }
  }
  if (styles !== '') {
    for (const style of allNamed(parseRoot(styles), 'style')) {
      const id = valueIn(allNamed(style, 'numpr')[0], 'numid');
      const name = attributeOf(style, 'w:styleId');
      if (id !== '' && !byStyle.has(name)) byStyle.set(name, { id, depth: 0 });
    }
  }
  return { byId, byStyle };
}

const readStart = (value: string) => Number(/^\d{1,6}$/.exec(value)?.[0] ?? 1);

/** Returns a function for the label of a list's next paragraph at a depth; empty if it has none. */
function countIn({ byId }: Lists): (id: string, depth: number) => string {
  const counters = new Map<string, number[]>();
  const begun = new Set<string>();
  return (id, depth) => {
    const list = byId.get(id);
    const level = list?.levels[depth];
    if (!list || !level || level.format === 'none') return '';
    if (level.format === 'bullet') return '-';
    const isAfresh = list.isAfresh && !begun.has(id);
    begun.add(id);
    const counts = (isAfresh ? undefined : counters.get(list.levelsId)) ?? [];
    counters.set(list.levelsId, counts);
    counts.length = Math.min(counts.length, depth + 1);
    for (let above = 0; above < depth; above += 1) counts[above] ??= list.levels[above]?.start ?? 1;
    counts[depth] = (counts[depth] ?? level.start - 1) + 1;
    const number = inFormat(counts[depth], level.format);
    if (level.format.startsWith('lower')) return `(${number})`;
    return level.text.replaceAll(/%(\d)/g, (_, place: string) => {
      const at = Number(place) - 1;
      return inFormat(counts[at] ?? 1, list.levels[at]?.format ?? 'decimal');
    });
  };
}

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

function inFormat(number: number, format: string): string {
  // No paper uses letters beyond this.
  if (number < 1 || number > 99) return String(number);
  if (/letter$/i.test(format)) {
    const letter = String.fromCharCode(97 + ((number - 1) % 26));
    return format.startsWith('upper') ? letter.toUpperCase() : letter;
  }
  if (/roman$/i.test(format)) {
    const roman = 'x'.repeat(Math.floor(number / 10)) + (ROMAN[number % 10] ?? '');
    return format.startsWith('upper') ? roman.toUpperCase() : roman;
  }
  return format === 'decimalZero' ? String(number).padStart(2, '0') : String(number);
}
