import type { Submission } from '../../../shared/contract/marking.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { lockDecisions } from './decisions/decisions-queries.ts';
import { writeTeacherMark } from './decisions/write-teacher-mark.ts';
import { findSubmission } from './find-submission.ts';
import { findLastMarkEvent } from './mark-events-queries.ts';
import { presentSubmission } from './present-submission.ts';
import type { ResponseRow } from './responses-queries.ts';
import { nameOfTeacher } from './tell-mark-story.ts';

interface TeacherMark {
  markAwarded: number;
  feedback?: string;
  /** Why the teacher differs from the marker. */
  reason?: string;
  /** The revision of the mark that the teacher saw. */
  markRevision: number;
}

/**
 * Records a teacher's own mark in ink. Throws NOT_FOUND, BAD_REQUEST for a mark above the
 * question's maximum, or MARK_CHANGED when somebody changed it since the teacher saw it, with the
 * mark as it stands and who made it so.
 */
export async function setMark(
  database: Database,
  actor: Actor,
  response: ResponseRow,
  { markAwarded, feedback, reason, markRevision }: TeacherMark,
): Promise<Submission & { decisionId: string }> {
  if (markAwarded > response.maxMark) throw fail('BAD_REQUEST');
  const mark = {
    markAwarded,
    feedback: feedback ?? response.feedback,
    reason: reason || null,
  };
  const written =
    response.markRevision === markRevision
      ? await database.transaction(async (transaction) => {
          await lockDecisions(transaction, response.quizCode);
          return writeTeacherMark(transaction, response, actor.id, mark);
        })
      : undefined;
  if (!written) return refuse(database, response.submissionId);
  return { ...presentSubmission(written.response), decisionId: written.decisionId };
}

/** Throws MARK_CHANGED with what the teacher needs to choose. */
async function refuse(database: Database, submissionId: string): Promise<never> {
  const { response } = (await findSubmission(database, submissionId)) ?? {};
  if (!response) throw fail('NOT_FOUND');
  const last = await findLastMarkEvent(database, response);
  throw fail('MARK_CHANGED', {
    current: presentSubmission(response),
    changedBy: last ? nameOfTeacher(last) : null,
  });
}
