import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { MarkingTask } from '../server/features/marking/engine/marker.ts';

/** An answer with a person's mark. */
const rowSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** The text of the mark scheme. */
  reference: z.string(),
  answer: z.string(),
  mark: z.number(),
  maxMark: z.number(),
  qid: z.string(),
});
export type MarkedRow = z.infer<typeof rowSchema>;

/** Reads a file that holds one JSON object a line. Throws where a line is none or lacks a field. */
export function readMarkedRows(file: string): MarkedRow[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)));
}

/** The row as a marker sees it, without the person's mark. */
export function taskOf(row: MarkedRow): MarkingTask {
  return {
    id: row.id,
    questionText: row.question,
    markSchemeAnswer: row.reference,
    userAnswer: row.answer,
    maxMark: row.maxMark,
  };
}
