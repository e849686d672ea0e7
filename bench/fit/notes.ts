import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { ReportWarning } from '../../shared/contract/report-batches.ts';
import { pronounChoices, reportBatchInputSchema } from '../../shared/contract/reports.ts';
import { checkReports } from '../../server/features/reports/checks/check-report.ts';
import { findConcerns } from '../../server/features/reports/checks/find-concerns.ts';
import { sentencesOf, signsOf } from '../../server/features/reports/checks/weigh-sentences.ts';
import {
  firstSixty,
  fourthSixty,
  secondSixty,
  thirdSixty,
} from '../../server/features/reports/testing/all-notes.ts';
import { notesWrittenBlind } from '../../server/features/reports/testing/notes-written-blind.ts';
import { openingOf } from '../../server/features/reports/writer/report-frame.ts';
import { writeReport } from '../../server/features/reports/writer/write-report.ts';
import { readWeights } from '../../server/threads/read-weights.ts';
import {
  type Example,
  type FitOptions,
  fitSigns,
  linesOf as rowsOf,
  weighUnseen,
} from './sign-weights.ts';

/**
 * Fits the weights of the signs that show that a sentence must not be sent home, and reports by
 * cross-validation what they find in notes that were left out of the fit.
 *
 *     node bench/fit/notes.ts [--data FILE …] [--from FILE] [--by-author] [--write] [--measure FILE]
 *
 * The files hold one note a line: {"note", "field": "positives" or "areas", "label": "stay" or
 * "may", "kind", "subject"}. `--from` gives weights to start from, which were fitted to notes that
 * are no longer available. `--measure` checks such a file as reports are checked, by the weights in
 * use.
 */

const REPORTS = new URL('../../server/features/reports/', import.meta.url);
const AFRESH = { rounds: 10, rate: 0.15, seenAtLeast: 2, averaged: 5 };
const ONWARDS = { ...AFRESH, rate: 0.1 };
/** The limits from which a sentence must be checked; each gives a point of the curve. */
const LIMITS = [-1, -0.6, -0.3, 0, 0.3, 0.6, 1];
/** Kinds that no single sentence shows. */
const NOT_IN_ONE = new Set<ReportWarning>(['contradiction', 'praised-flaw', 'mixed-voice']);

/** Warnings that do not depend on the note alone. */
const OF_FORM = new Set<ReportWarning>(['pronoun', 'name-missing']);

interface Given {
  author: string;
  kind: string;
  stays: boolean;
  subject: string;
  taught?: string;
  student: { name?: string; pronouns?: string | undefined; level?: number };
  positives: string;
  areas: string;
}
type Note = Example & Given;

const noteSchema = z.object({
  note: z.string(),
  field: z.enum(['positives', 'areas']),
  label: z.enum(['stay', 'may']),
  kind: z.string(),
  subject: z.string(),
});

function inputOf({ subject, taught = '', student, positives, areas }: Given) {
  const isShe = /\b(?:she|her)\b/iu.test(`${positives} ${areas}`);
  const pronouns = pronounChoices.find((one) => one === student.pronouns);
  const { name = isShe ? 'Jess Reed' : 'Sam Reed', level = 5 } = student;
  return reportBatchInputSchema.parse({
    students: [
      {
        name,
        level,
        pronouns: pronouns ?? (isShe ? 'she' : 'he'),
        positives,
        areasToImprove: areas,
      },
    ],
    classInfo: { className: '9X', subject, unitsCovered: taught },
  });
}

/**
 * Returns an example; of a note that must stay only the sentences that the concern lists match, or
 * all sentences if none does.
 */
function example(given: Given): Note {
  const { students, classInfo } = inputOf(given);
  const clauses = students.flatMap((student) => {
    const body = writeReport({ student, classInfo }).slice(
      openingOf({ student, classInfo }).length,
    );
    const own = student.name;
    const context = { own, taught: `${classInfo.subject} ${classInfo.unitsCovered}` };
    const sentences = sentencesOf(body.trim());
    const known = sentences.filter(
      (one) => findConcerns(one, { ...context, names: [own] }).length > 0,
    );
    const telling = given.stays && known.length > 0 ? known : sentences;
    return telling.map((sentence) => [...signsOf(sentence, context).keys()]);
  });
  const isWhole = given.author === 'blind' || given.author === 'classes';
  return { ...given, clauses, isFound: given.stays, importance: isWhole && !given.stays ? 3 : 1 };
}

/** True if the report written from a note gets a warning. */
function isMarked(given: Given): boolean {
  const input = inputOf(given);
  const reports = input.students.map((student) => ({
    name: student.name,
    report: writeReport({ student, classInfo: input.classInfo }),
  }));
  return checkReports(reports, input)
    .flat()
    .some(({ kind }) => !OF_FORM.has(kind));
}

/** Returns the lines under headings that begin with “#”: a kind, or a subject. */
function linesOf(name: string): { heading: string; line: string }[] {
  let heading = '';
  return readFileSync(new URL(`checks/learnt-from/${name}.txt`, REPORTS), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('# ')) return [{ heading, line }];
      heading = line.slice(2);
      return [];
    });
}

/** Returns the comments of the starter set, with “he” in place of a choice of pronouns. */
function bankComments(): Given[] {
  return readFileSync(new URL('comment-bank/starter-comments.csv', REPORTS), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, subject = '', part, comment = ''] =
        /^([^,]*),\d,\d,(Strength|Next step),"?(.*?)"?\r?$/u.exec(line) ?? [];
      if (part === undefined) return [];
      const text = comment.replaceAll('[Name]', 'He').replaceAll(/\[([^/\]]*)\/[^\]]*\]/gu, '$1');
      const [positives, areas] = part === 'Strength' ? [text, ''] : ['', text];
      return [{ author: 'bank', kind: '', stays: false, subject, student: {}, positives, areas }];
    });
}

function classNotes(): Given[] {
  return [...firstSixty, ...secondSixty, ...thirdSixty, ...fourthSixty].flatMap(
    ({ classInfo, notes }) =>
      notes
        .filter((note) => !note.marked && !note.never?.some((kind) => NOT_IN_ONE.has(kind)))
        .map(({ positives, next, never, ...student }) => ({
          author: 'classes',
          kind: never?.[0] ?? '',
          stays: never !== undefined,
          subject: classInfo.subject,
          taught: classInfo.unitsCovered,
          student,
          positives,
          areas: next,
        })),
  );
}

function readNotes(file: string): Given[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => noteSchema.parse(JSON.parse(line)))
    .map(({ note, field, label, kind, subject }) => ({
      author: file,
      kind,
      stays: label === 'stay',
      subject,
      student: {},
      positives: field === 'positives' ? note : '',
      areas: field === 'areas' ? note : '',
    }));
}

/** Returns notes of a single sentence each. */
function sentencesOfFiles(stays: boolean, names: string[]): Given[] {
  return names.flatMap(linesOf).map(({ heading, line }) => ({
    author: 'sentences',
    kind: stays ? heading : '',
    stays,
    subject: stays ? '' : heading,
    student: {},
    positives: '',
    areas: line,
  }));
}

function readExamples(files: readonly string[]): Note[] {
  const given: Given[] = [
    ...sentencesOfFiles(true, ['stays-1', 'stays-2', 'stays-3', 'stays-4', 'stays-5']),
    ...sentencesOfFiles(false, ['goes-1', 'goes-2', 'goes-3', 'goes-4', 'goes-5']),
    ...bankComments(),
    ...notesWrittenBlind.map(({ goesHome, subject, positives, areasToImprove, ...student }) => ({
      author: 'blind',
      kind: '',
      stays: !goesHome,
      subject,
      student,
      positives,
      areas: areasToImprove,
    })),
    ...classNotes(),
    ...files.flatMap(readNotes),
  ];
  return given.map(example).filter(({ clauses }) => clauses.length > 0);
}

const share = (part: number, all: number): string => `${String(part)} of ${String(all)}`;

function foldsReport(examples: readonly Note[], options: FitOptions, isByAuthor: boolean): string {
  const foldOf = ({ author }: Note, index: number) =>
    isByAuthor ? author : String((index * 7919) % 5);
  const held = weighUnseen(examples, foldOf, options);
  return [...Map.groupBy(held, ({ one }) => one.author)]
    .flatMap(([author, notes]) => {
      const [stay, go] = [true, false].map((stays) =>
        notes.filter(({ one }) => one.stays === stays),
      );
      return LIMITS.map((limit) => {
        const [found, falsely] = [stay, go].map((some = []) =>
          share(some.filter(({ weight }) => weight > limit).length, some.length),
        );
        return `${author}, weight above ${limit.toFixed(1)}: found ${found ?? ''}, falsely ${falsely ?? ''}`;
      });
    })
    .join('\n');
}

function measure(file: string): string {
  const marked = readNotes(file).map((given) => ({ given, isFound: isMarked(given) }));
  return [
    ...Map.groupBy(marked, ({ given }) => `${given.stays ? 'stays' : 'may go'}: ${given.kind}`),
  ]
    .map(
      ([kind, some]) =>
        `${kind}: marked ${share(some.filter((one) => one.isFound).length, some.length)}`,
    )
    .concat(
      [true, false].map((stays) => {
        const some = marked.filter(({ given }) => given.stays === stays);
        return `${stays ? 'must stay' : 'may go'}: marked ${share(some.filter((one) => one.isFound).length, some.length)}`;
      }),
    )
    .join('\n');
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', multiple: true },
    from: { type: 'string' },
    'by-author': { type: 'boolean' },
    write: { type: 'boolean' },
    measure: { type: 'string' },
  },
});
if (values.measure === undefined) {
  const options =
    values.from === undefined
      ? AFRESH
      : { ...ONWARDS, before: readWeights(pathToFileURL(values.from)) };
  const examples = readExamples(values.data ?? []);
  process.stdout.write(`${foldsReport(examples, options, values['by-author'] === true)}\n`);
  if (values.write === true)
    writeFileSync(
      new URL('checks/note-weights.txt', REPORTS),
      `${rowsOf(fitSigns(examples, options)).join('\n')}\n`,
    );
} else process.stdout.write(`${measure(values.measure)}\n`);
