/** An answer as the teacher saw it when deciding. */
export interface SeenMark {
  submissionId: string;
  markRevision: number;
}

/** An answer's key within a quiz, with the names of the database's columns. */
export interface AnswerKey extends Record<string, unknown> {
  user_id: string;
  question_id: string;
}

/** An answer that a decision names, in the form that the database joins. */
export interface SeenRow extends AnswerKey {
  mark_revision: number;
}

/** Converts the named answers to rows; undefined if one belongs to another quiz. */
export function toSeenRows(quizCode: string, items: readonly SeenMark[]): SeenRow[] | undefined {
  const rows = items.map(({ submissionId, markRevision }) => {
    const [userId = '', code, questionId = ''] = submissionId.split('_');
    return { code, user_id: userId, question_id: questionId, mark_revision: markRevision };
  });
  return rows.every((row) => row.code === quizCode) ? rows : undefined;
}

export const toSubmissionId = (quizCode: string, key: AnswerKey): string =>
  `${key.user_id}_${quizCode}_${key.question_id}`;
