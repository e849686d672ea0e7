import { readFileSync } from 'node:fs';
import { levelBandName } from '../../../../shared/level-bands.ts';
import { hideNames, STUDENT_SIGN } from '../../../names/hide-names.ts';
import { describeVoice } from './class-voice.ts';
import { fitForModel } from './fit-for-model.ts';
import { openingWords } from './opening-words.ts';
import type { ReportTask } from './report-writer.ts';

/** The instructions for every model, in a file that teachers can read. */
const INSTRUCTIONS = readFileSync(new URL('prompts/report.md', import.meta.url), 'utf8').trim();

/** The ways in which a report may begin, used in turn. */
const BEGINNINGS = [
  'with a strength that the facts name',
  'with the subject or a unit',
  'with how the student works',
  'with the level',
  `with ${STUDENT_SIGN}`,
  'with what the student can do',
] as const;
const words = { short: '40 to 60', medium: '70 to 100', long: '110 to 150' } as const;
const tones = {
  warm: 'warm and encouraging',
  plain: 'plain and direct',
  formal: 'formal',
} as const;
const pronouns = {
  she: 'Use the pronouns she and her.',
  he: 'Use the pronouns he and him.',
  they: 'Use the pronouns they and them.',
  none: `Use no pronoun for the student; repeat ${STUDENT_SIGN} or turn the sentence round.`,
} as const;
/** The number of other beginnings that are listed at most. */
const MAX_OPENINGS = 30;

/**
 * Returns everything that a model receives for a report, with names hidden; its sentences must be
 * based on `facts`.
 */
export function buildReportRequest(task: ReportTask) {
  const facts = factsOf(task);
  const content = [describeTask(task), facts, ...describeOpenings(task)].join('\n\n');
  return { instructions: INSTRUCTIONS, content, facts };
}

function describeTask({ tone, length, student, turn, stray }: ReportTask): string {
  return [
    `Task: ${words[length]} words, ${tones[tone]}.`,
    pronouns[student.pronouns],
    describeVoice(stray),
    `Begin ${BEGINNINGS[turn % BEGINNINGS.length]}.`,
  ].join('\n');
}

function factsOf(task: ReportTask): string {
  const { student, classInfo, classmates } = task;
  const hide = (text: string) => hideNames(fitForModel(text, task), student.name, classmates);
  const facts = {
    subject: hide(classInfo.subject),
    term: hide(classInfo.term),
    unitsCovered: hide(classInfo.unitsCovered),
    level: `${student.level} of 9 (${levelBandName(student.level)})`,
    positives: hide(student.positives),
    areasToImprove: hide(student.areasToImprove),
  };
  return `<facts>\n${JSON.stringify(facts, null, 2)}\n</facts>`;
}

/**
 * Lists how others in the class begin, and nothing else about them, so that the model begins
 * differently.
 */
function describeOpenings({ student, classmates, unlike }: ReportTask): string[] {
  const openings = unlike.map((report) =>
    hideNames(openingWords(report), student.name, classmates),
  );
  const distinct = [...new Set(openings)].filter((opening) => opening !== '');
  if (distinct.length === 0) return [];
  return [`Begin with none of these:\n${distinct.slice(-MAX_OPENINGS).join('\n')}`];
}
