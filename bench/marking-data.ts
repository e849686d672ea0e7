import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { MarkingTask } from '../server/features/marking/engine/marker.ts';

/** A point or a band: only text, or with its marks. */
const partSchema = z.union([
  z.string(),
  z.object({ text: z.string(), marks: z.number().optional() }),
]);

/**
 * A line of a file: an answer, or a question with all its `answers`. The text of the mark scheme is
 * in `reference`, or else in `scheme`; failing both, `points` and `bands` hold the scheme as a
 * list.
 */
const lineSchema = z.object({
  id: z.string(),
  question: z.string(),
  reference: z.string().optional(),
  scheme: z.string().optional(),
  points: z.array(partSchema).optional(),
  bands: z.array(partSchema).optional(),
  answer: z.string().optional(),
  /** Null if the scheme gives nothing to mark by. */
  mark: z.number().nullable().default(null),
  /** Marks and answers to the same question. */
  answers: z.array(z.tuple([z.number(), z.string()])).default([]),
  mark2: z.number().nullable().optional(),
  maxMark: z.number(),
  qid: z.string().optional(),
});

/** An answer with a person's mark. */
export interface MarkedRow {
  id: string;
  question: string;
  /** The text of the mark scheme. */
  scheme: string;
  answer: string;
  mark: number;
  maxMark: number;
  qid: string;
  /**
   * Whether two people agree that the scheme cannot be used for marking: then leaving the answer is
   * right.
   */
  isUnmarkable: boolean;
}

function writePart(part: z.infer<typeof partSchema>): string {
  if (typeof part === 'string') return part;
  return part.marks === undefined ? part.text : `${part.text} (${part.marks})`;
}

function schemeOf({
  reference,
  scheme,
  points = [],
  bands = [],
}: z.infer<typeof lineSchema>): string {
  if (points.length === 0) return reference ?? scheme ?? '';
  const list = points.map((point) => `• ${writePart(point)}`);
  return [...list, '', ...bands.map((band) => writePart(band))].join('\n').trim();
}

function toRows(line: z.infer<typeof lineSchema>): MarkedRow[] {
  const { id, question, answer, answers, mark, maxMark } = line;
  const shared = { question, scheme: schemeOf(line), maxMark };
  const rows = answers.map(([own, text], at) => ({
    ...shared,
    id: `${id}-${at + 1}`,
    answer: text,
    mark: own,
    qid: id,
    isUnmarkable: false,
  }));
  if (answer === undefined) return rows;
  const qid = line.qid ?? id.replace(/-\d+$/, '');
  const isUnmarkable = mark === null || line.mark2 === null;
  return [...rows, { ...shared, id, answer, mark: mark ?? 0, qid, isUnmarkable }];
}

/** Reads a file with one JSON object a line. Throws if a line is not valid or lacks a field. */
export function readMarkedRows(file: string): MarkedRow[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .flatMap((line) => toRows(lineSchema.parse(JSON.parse(line))));
}

/** Returns the row as a marker sees it, without the person's mark. */
export function taskOf(row: MarkedRow): MarkingTask {
  return {
    id: row.id,
    questionText: row.question,
    markSchemeAnswer: row.scheme,
    userAnswer: row.answer,
    maxMark: row.maxMark,
  };
}
