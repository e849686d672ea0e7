import { createHash } from 'node:crypto';
import { levelBandName } from '../../../../shared/level-bands.ts';
import { readNote, type NotePart } from './notes.ts';
import { capital, describePerson, joinList } from './person.ts';
import {
  closingPhrases,
  levelPhrases,
  problemActions,
  strengthActions,
  strengthQualities,
  strengthThings,
  targetActions,
  targetQualities,
  targetThings,
  unitPhrases,
  type Subject,
} from './phrases.ts';
import type { ReportTask } from './report-writer.ts';
import { conjugate } from './verbs.ts';

/** Chooses one of several; each call goes on in a sequence that the seed decides. */
type Choose = <Item>(items: readonly Item[]) => Item;

/**
 * Writes a report from what the teacher entered and nothing else, in British English. The same
 * seed gives the same report; another seed chooses other words.
 */
export function writeReport(task: Omit<ReportTask, 'classmates' | 'unlike'>): string {
  const { student, classInfo, tone, length, seed } = task;
  const choose = chooser(seed);
  const subject: Subject = {
    ...describePerson(student.name, student.pronouns),
    level: student.level,
    band: levelBandName(student.level),
    subjectName: classInfo.subject,
    className: classInfo.className,
  };
  const names = student.name.split(/\s+/u);
  const strengths = strengthSentences(readNote(student.positives, names), subject, tone, choose);
  const targets = targetSentences(readNote(student.areasToImprove, names), subject, tone, choose);
  const sentences = [
    ...(length === 'short' ? [] : unitSentences(classInfo, choose)),
    choose(levelPhrases[tone])(subject),
    ...strengths,
    ...targets,
    ...(length === 'long' ? [choose(closingPhrases[tone])(subject)] : []),
  ];
  return sentences.map(capital).join(' ');
}

function strengthSentences(
  parts: NotePart[],
  subject: Subject,
  tone: ReportTask['tone'],
  choose: Choose,
): string[] {
  const actions = [...textsOf(parts, 'does'), ...textsOf(parts, 'problem')];
  return [
    ...sentenceOf(textsOf(parts, 'is'), (list) => choose(strengthQualities)(subject, list)),
    ...sentenceOf(
      actions.map((action) => conjugate(action, subject.isPlural)),
      (list) => choose(strengthActions)(subject, list),
    ),
    ...sentenceOf(textsOf(parts, 'thing'), (list) => choose(strengthThings[tone])(subject, list)),
    ...wholeSentences(parts),
  ];
}

function targetSentences(
  parts: NotePart[],
  subject: Subject,
  tone: ReportTask['tone'],
  choose: Choose,
): string[] {
  const problems = textsOf(parts, 'problem').map((text) => conjugate(text, subject.isPlural));
  return [
    ...sentenceOf(problems, (list) => choose(problemActions)(subject, list)),
    ...sentenceOf(textsOf(parts, 'does'), (list) => choose(targetActions[tone])(subject, list)),
    ...sentenceOf(textsOf(parts, 'thing'), (list) => choose(targetThings)(subject, list)),
    ...sentenceOf(textsOf(parts, 'is'), (list) => choose(targetQualities)(subject, list)),
    ...wholeSentences(parts),
  ];
}

function unitSentences(classInfo: ReportTask['classInfo'], choose: Choose): string[] {
  const units = classInfo.unitsCovered
    .split(/[\n;,•]/u)
    .map((unit) => unit.trim().replace(/\.$/u, ''))
    .filter((unit) => unit !== '');
  if (units.length === 0) return [];
  const when = whenOf(classInfo.term);
  return [choose(unitPhrases)(classInfo.className || 'the class', when, joinList(units))];
}

/** `During the Autumn Term`, `During Autumn 2026`. */
function whenOf(term: string): string {
  if (term === '') return '';
  return /^(?:the|this|term)\b/iu.test(term) || !/\bterm$/iu.test(term)
    ? `During ${term}`
    : `During the ${term}`;
}

function textsOf(parts: NotePart[], kind: NotePart['kind']): string[] {
  return parts.filter((part) => part.kind === kind).map((part) => part.text);
}

function sentenceOf(items: string[], make: (list: string) => string): string[] {
  return items.length === 0 ? [] : [make(joinList(items))];
}

function wholeSentences(parts: NotePart[]): string[] {
  return textsOf(parts, 'sentence').map((text) => `${text}.`);
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
