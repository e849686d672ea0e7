import type { ApiClient } from './api-client.ts';

interface OneMark {
  submissionId: string;
  /** The revision of the mark that the teacher saw. */
  markRevision: number;
  markAwarded: number;
  feedback?: string;
  reason?: string;
}

/** Has a teacher give one answer a mark. */
export function setOneMark(
  { marking }: ApiClient,
  { submissionId, markRevision, ...mark }: OneMark,
): ReturnType<ApiClient['marking']['setMarks']> {
  const [, quizCode = ''] = submissionId.split('_');
  return marking.setMarks({ quizCode, items: [{ submissionId, markRevision }], ...mark });
}
