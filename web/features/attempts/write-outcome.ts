import type { AnswerWrite } from './answer-record.ts';

/** What became of a write. `unreachable` is worth trying again, `refused` is not. */
export type WriteOutcome =
  | { kind: 'stored' }
  | { kind: 'superseded'; stored: AnswerWrite }
  | { kind: 'over' }
  /** Someone else is signed in; the server has not taken these words for theirs. */
  | { kind: 'wrong-student' }
  | { kind: 'unreachable' }
  | { kind: 'refused' };

/** The way to the server. Neither call throws. */
export interface AnswerTransport {
  send(write: AnswerWrite): Promise<WriteOutcome>;
  /** For a page that may be gone before the answer arrives. */
  sendKeepalive(write: AnswerWrite): Promise<WriteOutcome>;
}
