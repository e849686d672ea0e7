/** An answer as the teacher saw it when deciding. */
export interface SeenMark {
  submissionId: string;
  markRevision: number;
}

/** An answer by its place in a quiz, as the database's columns are called. */
export interface AnswerKey extends Record<string, unknown> {
  user_id: string;
  question_id: string;
}

/** What a decision names, in the form in which the database joins it. */
export interface SeenRow extends AnswerKey {
  mark_revision: number;
}

/** The rows that are named; undefined where one belongs to another quiz. */
export function toSeenRows(quizCode: string, items: readonly SeenMark[]): SeenRow[] | undefined {
  const rows = items.map(({ submissionId, markRevision }) => {
    const [userId = '', code, questionId = ''] = submissionId.split('_');
    return { code, user_id: userId, question_id: questionId, mark_revision: markRevision };
  });
  return rows.every((row) => row.code === quizCode) ? rows : undefined;
}

export const toSubmissionId = (quizCode: string, key: AnswerKey): string =>
  `${key.user_id}_${quizCode}_${key.question_id}`;
