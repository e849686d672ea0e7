import { noteFailed, noteRefused, noteStored, noteSuperseded } from './answer-record.ts';
import type { AnswerRecord, AnswerWrite } from './answer-record.ts';
import type { WriteOutcome } from './write-outcome.ts';

/** The record once it is known what became of the write. */
export function settleWrite(
  record: AnswerRecord,
  write: AnswerWrite,
  outcome: Exclude<WriteOutcome, { kind: 'over' }>,
  isAtWork: boolean,
): AnswerRecord {
  switch (outcome.kind) {
    case 'stored':
      return noteStored(record, write.revision);
    case 'superseded':
      return noteSuperseded(record, write, outcome.stored, isAtWork);
    case 'refused':
      return noteRefused(record, write);
    case 'wrong-student':
    case 'unreachable':
      return noteFailed(record);
  }
}
