import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import { newGroup, pointsOf, type Draft, type PointDraft } from '../draft/draft.ts';
import { isHeading } from './line-shapes.ts';
import { OF_ANSWERS } from './marking-talk.ts';
import { isGuidance } from './read-directive.ts';
import { allocatesMarks } from './read-group-heading.ts';
import { numberOf, readMarks } from './read-marks.ts';
import type { SchemeLine } from '../layout/split-lines.ts';

/**
 * A scheme that gives "Simple explanation – 1 mark, detailed explanation – 2 marks" for each of
 * several ways, followed by a list of what may be said: the level of detail decides. An answer can
 * be compared with such a list, but its mark is always doubtful.
 */
export interface Detail {
  /** The most marks that one of them earns. */
  each: number;
  /** The marks for naming it alone. */
  forName: number;
  /** How many of them count. */
  count: number;
  /** The lines that describe the steps. */
  steps: SchemeLine[];
  /**
   * The line that gives one more mark for a source: "Reference to scripture – 1 mark"; else null.
   */
  cited: SchemeLine | null;
  content: SchemeLine[];
}

/** "Relevant and accurate reference to scripture or sacred writing – 1 mark". */
const CITES =
  /\b(?:references?|refer(?:s|ring)?)\s+to\b.{0,40}\b(?:scriptures?|sacred|sources?|texts?|writings?)\b.*[\s(:–-](?:1|one)\s*marks?\W*$/i;
/** The names of religious sources that students may give. */
const SOURCES: readonly string[] = (
  'the Bible says|the Gospel|the Old Testament|the New Testament|Genesis|Exodus|Psalm|Matthew|Mark|' +
  'Luke|John|Corinthians|Romans|Ten Commandments|Jesus said|the Qur’an says|Surah|Hadith|Torah|' +
  'Talmud|Bhagavad Gita|Vedas|Guru Granth Sahib|Dhammapada|Catechism'
).split('|');

const HOW_WELL =
  /\b(?:simple|basic|brief|limited|muddled|vague|partial|undeveloped|generali[sz]ed|superficial|weak|unclear|detailed?|developed|development|clear|coherent|full|fully|thorough|sound|elaborat\w+|explained|linked|supported|expanded|well)\b/i;
const EACH =
  /\b(?:for\s+)?(?:each|either|per)\b|^(?:(?:first|second|third|1st|2nd|3rd)\s+\p{L}+|\p{L}+\s+(?:one|two|1|2))\s*:?$/iu;
const CONTENT_FOLLOWS =
  /\b(?:may|might|could|can|should)\s+(?:refer to|include|mention|discuss|consider|cover|use)\b|^(?:possible|indicative|suggested|relevant|acceptable|likely|potential|example)\s+\p{L}+|^(?:content|examples?|answers?)\b.*:$/iu;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** True if words only say how well something is said; words of the question are allowed. */
function saysHowWell(text: string, asked: ReadonlySet<string>): boolean {
  const bare = text.replaceAll(/\([^()]*\)|["“'‘][^"”'’]*["”'’]/gu, ' ');
  const telling = wordsOf(bare).filter((word) => !FUNCTION_WORDS.has(word));
  return (
    HOW_WELL.test(bare) &&
    telling.length > 0 &&
    telling.every(
      (word) => OF_ANSWERS.has(word) || OF_ANSWERS.has(word.replace(/s$/, '')) || asked.has(word),
    )
  );
}

/** Returns what a step is worth; null if the line is not a step. */
function readStep({ text }: SchemeLine, asked: ReadonlySet<string>): number | null {
  const { text: what, marks } = readMarks(text.replace(/[.;]\s*$/, ''));
  return marks !== null && marks >= 1 && saysHowWell(what, asked) ? marks : null;
}

const MOST_ITEMS = 4;
const COUNTED = /\b(two|three|four|[2-4])\b/i;

/** True for lines between the steps and the list that only introduce it. */
const leadsOn = (line: SchemeLine): boolean =>
  isHeading(line.text) || CONTENT_FOLLOWS.test(line.text) || EACH.test(line.text);

/**
 * Reads a scheme whose marks depend on the level of detail; returns null for any other, and if
 * nothing is listed that an answer can be compared with.
 */
export function readDetail(
  lines: readonly SchemeLine[],
  maxMark: number,
  questionText: string,
): Detail | null {
  const asked = new Set(wordsOf(questionText));
  const worths = lines.map((line) => readStep(line, asked));
  const found = worths.filter((worth) => worth !== null);
  const each = Math.max(0, ...found);
  const cited = lines.find(({ text }) => CITES.test(text)) ?? null;
  const count = (cited === null ? maxMark : maxMark - 1) / each;
  const different = new Set(found).size;
  const isLadder = different > 1 && different === each - Math.min(...found) + 1;
  if (!isLadder || !Number.isInteger(count)) return null;
  if (count < 2 || count > MOST_ITEMS) return null;
  const named = COUNTED.exec(questionText)?.[1];
  if (named !== undefined && numberOf(named) !== count) return null;
  const last = worths.findLastIndex((worth) => worth !== null);
  const steps = lines.filter((_, at) => worths[at] !== null);
  const content = lines.filter(
    (line, at) =>
      at > last &&
      line !== cited &&
      !allocatesMarks(line.text) &&
      (!leadsOn(line) || line.isListed),
  );
  const listed = content.filter(({ text }) => !isGuidance(text));
  const isPlain =
    listed.length >= count &&
    listed.every(({ text, marks }) => marks === null && !/[([]\d[)\]]/.test(text));
  return isPlain ? { each, forName: each - 1, count, steps, cited, content } : null;
}

/**
 * "low validity / realism: the tasks are artificial", "relief in grief, because they will meet
 * again".
 */
const NAME_AND_DETAIL =
  /^(.{3,80}?)(?::\s+|\s+[–—-]\s+|,?\s+(?=(?:because|so|as|since|which|leading to)\s))(.{8,})$/i;

/** Gives part of the marks for the name alone; the name with its detail earns all. */
function withParts(point: PointDraft, forName: number): PointDraft {
  const own = { ...point, marks: null };
  const [, name, detail = ''] = NAME_AND_DETAIL.exec(point.text) ?? [];
  if (name === undefined || point.partial.length > 0) return own;
  const names = name.split(/\s+\/\s+/);
  const joint = point.text.slice(0, name.length + 1).endsWith(':') ? ': ' : ' ';
  const accepted = point.statements.filter((statement) => !point.text.includes(statement));
  return {
    ...own,
    statements: [...names.map((one) => `${one}${joint}${detail}`), ...accepted],
    partial: names.map((text) => ({ text, marks: forName })),
  };
}

type Worths = Pick<Detail, 'each' | 'forName' | 'count'>;

/** Makes one group of everything listed, with the marks that each item can earn. */
function countAll(draft: Draft, { each, forName, count }: Worths): void {
  // "[4 marks]" below the list is the total, not what its last line is worth.
  const points = pointsOf(draft).map((point) => withParts(point, forName));
  draft.groups = [newGroup({ count, markLimit: each * count, each, points })];
}

/** Makes each line of the list a separate route, of which the best counts. */
function chooseLine(draft: Draft): void {
  const marked = pointsOf(draft).filter(({ marks }) => marks !== null);
  draft.groups = [...Map.groupBy(marked, ({ line }) => line).values()].map((points, at) =>
    newGroup({ route: at + 1, points }),
  );
}

/** Adds a point for naming a source. */
function citeSource(draft: Draft, { text, line }: SchemeLine, model: PointDraft): void {
  const bare = { ...model, partial: [], rejected: [], ignored: [], standIns: [], keyWords: [] };
  const point = { ...bare, text: readMarks(text).text, statements: [...SOURCES], marks: 1, line };
  draft.groups.push(newGroup({ points: [point] }));
}

/**
 * Groups the listed points with the marks that the steps give, or makes each line a route if only
 * one counts.
 */
export function countDetail(draft: Draft, { steps, cited, ...worths }: Detail): void {
  const [model] = pointsOf(draft);
  if (worths.count > 1) countAll(draft, worths);
  else chooseLine(draft);
  if (cited !== null && model !== undefined) citeSource(draft, cited, model);
  const [first] = steps;
  if (first === undefined) return;
  const texts = [...new Set(steps.map((step) => step.text))];
  draft.conditions.push({ kind: 'not-understood', text: texts.join(' / '), line: first.line });
  draft.notes.push(...texts);
}

const LEAST_PAIRS = 2;

/**
 * Gives two marks to each of the unmarked reasons below "1 mark for each reason, 1 for its
 * development".
 */
export function countPairs(draft: Draft, maxMark: number): boolean {
  const points = pointsOf(draft);
  const lines = new Set(points.map(({ line }) => line));
  const areWhole = lines.size === points.length && points.length >= maxMark / LEAST_PAIRS;
  const areUnmarked = points.every(({ marks }) => marks === null || marks === maxMark);
  const isRoute = draft.groups.some(({ route }) => route !== null);
  if (!draft.isPaired || isRoute || !areWhole || !areUnmarked || maxMark % 2 > 0 || maxMark < 4)
    return false;
  countAll(draft, { each: 2, forName: 1, count: maxMark / 2 });
  return true;
}
