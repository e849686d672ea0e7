import type { Reteach } from '../../../../shared/contract/quiz-results.ts';
import type { Database } from '../../../database/client.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import type { QuestionRow } from '../../questions/public.ts';
import { listPoints } from '../../marking/public.ts';
import { listQuizQuestions, type QuizRow, type QuizScope } from '../../quizzes/public.ts';
import { listStudentResults, type StudentResultRow } from '../quiz-results/quiz-results-queries.ts';
import { listAreas, listFollowUpQuestions, listExplainedAnswers } from './reteach-queries.ts';
import {
  countMissed,
  type MissedPoint,
  nameIdea,
  pickQuotes,
  summariseAreas,
  weakAreas,
} from './reteach-rules.ts';

/** A lesson has no time to teach more points again. */
const MAX_POINTS = 12;
const MAX_FOLLOW_UP_QUESTIONS = 15;

/** Returns what to teach again after a quiz, based on its marked answers. */
export async function getReteach(
  { database, threads }: { database: Database; threads: ThreadPool },
  quiz: QuizRow,
  scope: QuizScope,
): Promise<Reteach> {
  const { quizCode, title, subject } = quiz;
  const [questions, students, answers, areaRows] = await Promise.all([
    listQuizQuestions(database, quizCode),
    listStudentResults(database, scope),
    listExplainedAnswers(database, scope),
    listAreas(database, scope),
  ]);
  const areas = summariseAreas(areaRows);
  const schemes = await listPoints(threads, questions);
  const points = countMissed(answers, (questionId) => schemes.get(questionId) ?? []);
  const askedIds = questions.map((question) => question.id);
  return {
    quizCode,
    title,
    subject,
    students: students.length,
    markedCount: sumOf(students, 'markedCount'),
    submissionCount: sumOf(students, 'answerCount'),
    points: presentPoints(points, questions, students),
    areas,
    followUpQuestionIds: await listFollowUpQuestions(
      database,
      weakAreas(areas),
      askedIds,
      MAX_FOLLOW_UP_QUESTIONS,
    ),
  };
}

function presentPoints(
  points: MissedPoint[],
  questions: QuestionRow[],
  students: StudentResultRow[],
): Reteach['points'] {
  const names = students.flatMap((student) => [student.displayName, student.username]);
  return points
    .filter((point) => point.missed > 0)
    .slice(0, MAX_POINTS)
    .flatMap(({ questionId, point, missed, judged, answers }) => {
      const index = questions.findIndex((question) => question.id === questionId);
      const question = questions[index];
      if (!question) return [];
      const { questionText, topic, specCode } = question;
      const quotes = pickQuotes(answers, names);
      return [
        {
          questionId,
          number: index + 1,
          questionText,
          point: nameIdea(point, questionText),
          topic,
          specCode,
          missed,
          judged,
          quotes,
        },
      ];
    });
}

function sumOf(students: StudentResultRow[], count: 'markedCount' | 'answerCount'): number {
  return students.reduce((sum, student) => sum + student[count], 0);
}
