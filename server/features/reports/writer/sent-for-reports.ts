import { reportFieldWords } from '../../../../shared/messages/outside-model.ts';
import type { MarkerConfig } from '../../../marker-config.ts';
import { findSent, type Changes, type SentUse } from '../../marking/public.ts';
import { buildReportRequest } from './report-request.ts';
import type { ReportTask } from './report-writer.ts';

/**
 * Every field that a writer receives, including nested ones; the compiler checks that the list is
 * complete.
 */
type ReportField =
  | Exclude<keyof ReportTask, 'student' | 'classInfo'>
  | `student.${keyof ReportTask['student']}`
  | `classInfo.${keyof ReportTask['classInfo']}`;

const sample: ReportTask = {
  student: {
    name: 'Sam Okafor',
    userId: 'user-1',
    level: 6,
    positives: 'Sam explains osmosis clearly and helped Priya with her notes.',
    areasToImprove: 'show every step of a calculation',
    pronouns: 'he',
  },
  classInfo: { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' },
  tone: 'warm',
  length: 'medium',
  classmates: ['Priya Shah'],
  unlike: ['Priya has made a strong start to the year.'],
  turn: 0,
};

const ofStudent = (change: Partial<ReportTask['student']>) => (task: ReportTask) => ({
  ...task,
  student: { ...task.student, ...change },
});
const ofClass = (change: Partial<ReportTask['classInfo']>) => (task: ReportTask) => ({
  ...task,
  classInfo: { ...task.classInfo, ...change },
});
const put = (change: Partial<ReportTask>) => (task: ReportTask) => ({ ...task, ...change });

const changes: Changes<ReportTask, ReportField> = {
  'student.positives': ofStudent({ positives: 'reads widely' }),
  'student.areasToImprove': ofStudent({ areasToImprove: 'revise more often' }),
  'student.level': ofStudent({ level: 3 }),
  'student.pronouns': ofStudent({ pronouns: 'she' }),
  'classInfo.className': ofClass({ className: '9C' }),
  'classInfo.subject': ofClass({ subject: 'History' }),
  'classInfo.term': ofClass({ term: 'Spring' }),
  'classInfo.unitsCovered': ofClass({ unitsCovered: 'Genetics' }),
  tone: put({ tone: 'formal' }),
  length: put({ length: 'long' }),
  turn: put({ turn: 1 }),
  stray: put({ stray: 'past' }),
  unlike: put({ unlike: ['A strong start was made by Priya.'] }),
  'student.name': (task) => renamed(task, 'Sam Okafor', 'Tom Adeyemi'),
  classmates: (task) => renamed(task, 'Priya Shah', 'Nina Kaur'),
  'student.userId': ofStudent({ userId: 'user-2' }),
};

/** Returns the same task about somebody else, with the other name in the notes. */
function renamed(task: ReportTask, from: string, to: string): ReportTask {
  const [oldFirst = '', newFirst = ''] = [from, to].map((name) => name.split(' ')[0]);
  const text = JSON.stringify(task).replaceAll(from, to).replaceAll(oldFirst, newFirst);
  return JSON.parse(text) as ReportTask;
}

/** Returns what is sent to the configured model for reports; empty if they are written locally. */
export function describeSentForReports({ kind }: Pick<MarkerConfig, 'kind'>): SentUse[] {
  if (kind === 'built-in' || kind === 'remote-service') return [];
  known ??= findUses();
  return known;
}

/**
 * A cache, because finding the uses takes tens of milliseconds, and the result is the same for
 * every model.
 */
let known: SentUse[] | undefined;

function findUses(): SentUse[] {
  const { instructions, content } = buildReportRequest(sample);
  const fields = findSent<ReportTask, ReportField>(sample, {
    build: buildReportRequest,
    changes,
    words: reportFieldWords,
  });
  return [{ use: 'report', fields, example: `${instructions}\n\n${content}` }];
}
