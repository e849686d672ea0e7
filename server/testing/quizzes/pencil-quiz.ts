import type { AiAnalysis } from '../../../shared/contract/ai-analysis.ts';
import type { Database } from '../../database/client.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from './answered-quiz.ts';

/** Builds the analysis of a mark that raises no doubt, with these changes. */
export function buildAnalysis(about: Partial<AiAnalysis> = {}): AiAnalysis {
  return {
    points: [{ point: 'oxygen', marksAvailable: 1, marksAwarded: 1, quote: 'oxygen' }],
    flags: [],
    confidence: 0.9,
    marker: 'built-in',
    promptHash: 'rules',
    ...about,
  };
}

/** Builds a quiz out of 3 whose answers have these marks in pencil; null leaves one unmarked. */
export async function buildPencilQuiz(
  database: Database,
  creatorUid: string,
  marks: (number | null)[],
): Promise<AnsweredQuiz> {
  const answers = marks.map((_, index) => `answer ${index}`);
  const quiz = await buildAnsweredQuiz(database, creatorUid, answers, { maxMark: 3 });
  for (const [index, mark] of marks.entries()) {
    if (mark === null) continue;
    await quiz.change(index, {
      markAwarded: mark,
      aiMark: mark,
      feedback: `Feedback ${index}`,
      aiAnalysis: buildAnalysis(),
      markRevision: 1,
    });
  }
  return quiz;
}

/** Returns the quiz's marks as a teacher sees them now. */
export async function listSeenMarks(quiz: AnsweredQuiz) {
  const rows = await quiz.rows();
  return rows.map(({ submissionId, markRevision }) => ({ submissionId, markRevision }));
}
