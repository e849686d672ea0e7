import type { Submission } from '../../../shared/contract/marking.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { getQuizFor } from '../quizzes/public.ts';
import { presentSubmission } from './present-submission.ts';
import { findResponse, writeTeacherMark } from './responses-queries.ts';

interface TeacherMark {
  submissionId: string;
  markAwarded: number;
  feedback?: string;
  /** Why the teacher differs from the marker. */
  reason?: string;
  /** The revision of the mark that the teacher saw. */
  markRevision: number;
}

/**
 * Records a teacher's own mark in ink. Throws NOT_FOUND, BAD_REQUEST for a mark above the
 * question's maximum, or MARK_CHANGED when somebody changed it since the teacher saw it.
 */
export async function setMark(
  database: Database,
  actor: Actor,
  { submissionId, markAwarded, feedback, reason, markRevision }: TeacherMark,
): Promise<Submission> {
  const [userId = '', quizCode = '', questionId = ''] = submissionId.split('_');
  const response = await findResponse(database, quizCode, userId, questionId);
  if (!response) throw fail('NOT_FOUND');
  await getQuizFor(database, actor, 'response.mark', quizCode, 'NOT_FOUND');
  if (markAwarded > response.maxMark) throw fail('BAD_REQUEST');
  const mark = {
    markAwarded,
    feedback: feedback ?? response.feedback,
    reason: reason || null,
  };
  const written =
    response.markRevision === markRevision
      ? await writeTeacherMark(database, response, actor.id, mark)
      : undefined;
  if (!written) throw fail('MARK_CHANGED');
  return presentSubmission(written);
}
