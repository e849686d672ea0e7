import { createHash } from 'node:crypto';
import { levelBandName } from '../../../../shared/level-bands.ts';
import { createNarrator } from './narrator.ts';
import { describePerson, joinList } from './person.ts';
import {
  closingPhrases,
  concernPhrases,
  levelPhrases,
  praisePhrases,
  problemActions,
  quotations,
  strengthActions,
  strengthThings,
  strengthTopics,
  targetActions,
  targetNeeds,
  targetThings,
  unitPhrases,
} from './phrases.ts';
import { type NotePart, readNote } from './read-note.ts';
import { isNoPraise } from './read-predicate.ts';
import { isSeveral } from './read-thing.ts';
import { createVariety } from './repetition.ts';
import type { ReportTask } from './report-writer.ts';
import { asGoingOn, hasHappened } from './tense.ts';

/** Chooses one of several; each call goes on in a sequence that the seed decides. */
type Choose = <Item>(items: readonly Item[]) => Item;

/** A sentence yet to be told: ways to put it, and what they are filled with. */
interface Point {
  ways: readonly string[];
  values?: Record<string, string>;
}

/** What follows is praise: `nothing, a joy to teach`. */
const NOTHING_TO_IMPROVE = /^\s*(?:nothing|none|n\/a)\s*[,;:.!–—-]/iu;
const PRAISE = new Set<NotePart['kind']>(['is', 'does', 'thing']);
/** More in one sentence is hard to read. */
const LIST_LENGTH = 3;
const LIST_WORDS = 24;

/**
 * Writes a report from what the teacher entered and nothing else, in British English. The same
 * seed gives the same report; another seed chooses other words.
 */
export function writeReport(task: Omit<ReportTask, 'unlike'>): string {
  const { student, classInfo, tone, length, seed, classmates } = task;
  const choose = chooser(seed);
  const named = { own: student.name.trim().split(/\s+/u), classmates };
  const praised = readNote(student.positives, named, classInfo.unitsCovered);
  const areas = readNote(student.areasToImprove, named, classInfo.unitsCovered);
  const isPraise = (part: NotePart) =>
    NOTHING_TO_IMPROVE.test(student.areasToImprove) && PRAISE.has(part.kind);
  const strengths = [...praised, ...areas.filter(isPraise)];
  const targets = areas.filter((part) => !isPraise(part));
  const opening = [
    ...(length === 'short' && strengths.length + targets.length > 0 ? [] : unitPoints(classInfo)),
    { ways: levelPhrases[tone] },
  ];
  const points = [
    ...(choose([true, false]) ? opening : opening.toReversed()),
    ...strengthPoints(strengths, tone, choose),
    ...targetPoints(targets, tone, choose),
    ...(length === 'long' ? closing(strengths, targets, tone) : []),
  ];
  const narrator = createNarrator(describePerson(student.name, student.pronouns));
  const variety = createVariety();
  const common = {
    level: String(student.level),
    band: levelBandName(student.level),
    inSubject: classInfo.subject && ` in ${classInfo.subject}`,
    inSubjectFirst: classInfo.subject && `In ${classInfo.subject}, `,
  };
  return points
    .map(({ ways, values }) => {
      const way = choose(narrator.fitting(variety.fresh(ways, values?.list ?? '')));
      variety.used(way);
      return narrator.tell(fill(way, { ...common, ...values }));
    })
    .join(' ');
}

function fill(way: string, values: Record<string, string>): string {
  return way.replaceAll(/\{(\p{L}+)\}/gu, (sign, key: string) => values[key] ?? sign);
}

function unitPoints({ className, term, unitsCovered }: ReportTask['classInfo']): Point[] {
  const units = unitsCovered
    .split(/[\n;,•]/u)
    .map((unit) => unit.trim().replace(/\.$/u, ''))
    .filter((unit) => unit !== '');
  if (units.length === 0) return [];
  const time = term && nameTerm(term);
  return [
    {
      ways: unitPhrases,
      values: {
        className: className || 'the class',
        when: time && `During ${time}, `,
        inTime: time && ` during ${time}`,
        units: joinList(units),
        unitsThat: units.length > 1 ? 'units that' : 'unit that',
        were: units.length > 1 ? 'were' : 'was',
      },
    },
  ];
}

/** `the Autumn Term`, of `Spring` too; but `Autumn 2` and `Term 3` as they are. */
function nameTerm(term: string): string {
  if (/^(?:autumn|spring|summer|michaelmas|lent|trinity)$/iu.test(term)) return `the ${term} Term`;
  return /\bterm$/iu.test(term) && !/^(?:the|this|term)\b/iu.test(term) ? `the ${term}` : term;
}

function strengthPoints(parts: NotePart[], tone: ReportTask['tone'], choose: Choose): Point[] {
  const actions = [
    ...textsOf(parts, 'is').map((text) => `{v:be} ${text}`),
    ...textsOf(parts, 'does', 'bare').map(asGoingOn),
  ];
  const [plain, praised] = [
    actions.filter(isNoPraise),
    actions.filter((action) => !isNoPraise(action)),
  ];
  const groups = [
    listPoints(strengthActions[tone], oneBeing(praised)),
    listPoints(strengthThings[tone], textsOf(parts, 'thing', 'need')),
    listPoints(strengthTopics, textsOf(parts, 'topic')),
  ];
  return [
    ...sentences(parts),
    ...listPoints(quotations.strengths, textsOf(parts, 'foreign')),
    ...(choose([true, false]) ? groups : groups.toReversed()).flat(),
    ...listPoints(['{who} {list}'], oneBeing(plain)),
    ...listPoints(concernPhrases, textsOf(parts, 'concern')),
    ...textsOf(parts, 'wish').map((text) => ({ ways: [`{who} should ${baseForm(text)}`] })),
  ];
}

function targetPoints(parts: NotePart[], tone: ReportTask['tone'], choose: Choose): Point[] {
  const problems = textsOf(parts, 'does');
  const wishes = [
    ...textsOf(parts, 'wish', 'bare'),
    ...textsOf(parts, 'is').map(
      (text) =>
        `be ${/^(?:more|less|very|always|an?|better)\b| /iu.test(text) ? text : `more ${text}`}`,
    ),
  ];
  const groups = [
    listPoints(targetActions[tone], wishes.map(baseForm)),
    listPoints(targetThings, textsOf(parts, 'thing', 'topic')),
    listPoints(targetNeeds, textsOf(parts, 'need')),
  ];
  return [
    ...listPoints(quotations.targets, textsOf(parts, 'foreign')),
    ...listPoints(problemActions[tone], oneBeing(problems.filter((text) => !hasHappened(text)))),
    ...listPoints(['{who} {list}'], problems.filter(hasHappened)),
    ...sentences(parts),
    ...listPoints(concernPhrases, textsOf(parts, 'concern')),
    ...(choose([true, false]) ? groups : groups.toReversed()).flat(),
  ];
}

function closing(strengths: NotePart[], targets: NotePart[], tone: ReportTask['tone']): Point[] {
  const steps = textsOf(targets, 'wish', 'bare', 'is', 'thing', 'topic', 'need');
  if (steps.length > 0) return [{ ways: closingPhrases[tone] }];
  return strengths.length > 0 && targets.length === 0 ? [{ ways: praisePhrases[tone] }] : [];
}

function sentences(parts: NotePart[]): Point[] {
  return textsOf(parts, 'sentence').map((text) => ({ ways: [text] }));
}

/** `is kind and polite`, not `is kind and is polite`. */
function oneBeing(actions: readonly string[]): string[] {
  const BEING = '{v:be} ';
  const isShort = (action: string) => action.startsWith(BEING) && !action.includes(' and ');
  const being = actions.filter(isShort).slice(0, LIST_LENGTH);
  const others = actions.filter((action) => !being.includes(action));
  if (being.length < 2) return [...actions];
  return [BEING + joinList(being.map((action) => action.slice(BEING.length))), ...others];
}

/** A sentence for each few of the items. */
function listPoints(ways: readonly string[], items: readonly string[]): Point[] {
  return inFews(items).map((few) => ({
    ways,
    values: { list: joinList(few), is: few.length > 1 || few.some(isSeveral) ? 'are' : 'is' },
  }));
}

function inFews(items: readonly string[]): string[][] {
  return items.reduce<string[][]>((fews, item) => {
    const last = fews.at(-1) ?? [];
    const isFull =
      last.length === LIST_LENGTH || [...last, item].join(' ').split(' ').length > LIST_WORDS;
    return last.length === 0 || isFull
      ? [...fews, [item]]
      : [...fews.slice(0, -1), [...last, item]];
  }, []);
}

/** After `should` and `to`; verbs with a subject of their own stay. */
function baseForm(doing: string): string {
  const [own = '', ...others] = doing.split('{who}');
  return [own.replaceAll(/\{v:(\p{L}+)\}/gu, '$1'), ...others].join('{who}');
}

function textsOf(parts: NotePart[], ...kinds: NotePart['kind'][]): string[] {
  return parts.filter((part) => kinds.includes(part.kind)).map((part) => part.text);
}

function chooser(seed: string): Choose {
  let step = 0;
  return (items) => {
    step += 1;
    const digest = createHash('sha256').update(`${seed}/${step}`).digest();
    const item = items[digest.readUInt32BE(0) % items.length];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
}
