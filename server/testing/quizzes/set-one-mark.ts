import type { ApiClient } from '../api-client.ts';

interface OneMark {
  submissionId: string;
  /** The revision of the mark that the teacher saw. */
  markRevision: number;
  markAwarded: number;
  feedback?: string;
  reason?: string;
}

/** Gives one answer a mark, as a teacher. */
export function setOneMark(
  { marking }: ApiClient,
  { submissionId, markRevision, ...mark }: OneMark,
): ReturnType<ApiClient['marking']['setMarks']> {
  const [, quizCode = ''] = submissionId.split('_');
  return marking.setMarks({ quizCode, items: [{ submissionId, markRevision }], ...mark });
}
