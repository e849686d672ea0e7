import { pick } from '../../../../shared/pick.ts';
import { markedFields } from '../../../../shared/question-content.ts';
import type { Actor } from '../../../access/actor.ts';
import { can, reaches } from '../../../access/authorize.ts';
import type { Database } from '../../../database/client.ts';
import { tellApart } from '../../accounts/public.ts';
import { findClass } from '../../classes/public.ts';
import {
  listQuizQuestions,
  presentRelease,
  quizAsOwned,
  type QuizRow,
  type QuizScope,
  wholeQuiz,
} from '../../quizzes/public.ts';
import { countSubmissions, findLatestRun } from '../run/marking-run-queries.ts';
import { presentRun } from '../run/present-run.ts';
import { presentSubmission } from '../present-submission.ts';
import {
  countRespondingStudents,
  type LaterAttemptRow,
  listLaterAttempts,
  listRespondingStudents,
  listResponses,
  type RespondingStudentRow,
  type ResponsePage,
  type ResponseRow,
} from '../responses-queries.ts';

/** Returns one page of a quiz's responses, with everything else that the marking desk shows. */
export async function listQuizResponses(
  database: Database,
  actor: Actor,
  quiz: QuizRow,
  scope: QuizScope,
  page: ResponsePage,
  currency: string | null,
) {
  const { quizCode, title, resultsRelease } = quiz;
  // Choosing a class on the desk hides no run from a teacher who may see all runs.
  const isWhole = reaches(actor, 'quiz.read', quizAsOwned(quiz));
  const [questions, found, counts, run, release, onlyClass] = await Promise.all([
    listQuizQuestions(database, quizCode),
    listRespondingStudents(database, scope, page),
    countSubmissions(database, scope),
    findLatestRun(database, isWhole ? wholeQuiz(quizCode) : scope),
    presentRelease(database, actor, quiz, scope),
    findOnlyClass(database, scope),
  ]);
  const students = await tellApart(database, found);
  const userIds = students.map((student) => student.userId);
  const [submitted, later] = await Promise.all([
    listResponses(database, quizCode, userIds),
    listLaterAttempts(database, quizCode, userIds),
  ]);
  const responses = Map.groupBy(submitted, (response) => response.userId);
  const attempts = new Map(later.map((attempt) => [attempt.userId, attempt]));
  return {
    quizCode,
    title,
    schoolClass: onlyClass && { ...onlyClass, isSetFor: release.isSetFor },
    questions: questions.map((question) => ({
      questionId: question.id,
      ...pick(question, markedFields),
      abilities: {
        canTeach:
          question.kind === 'text' &&
          question.deletedAt === null &&
          can(actor, 'question.update', { ownerId: question.createdBy }),
      },
    })),
    students: students.map((row) => ({
      ...presentStudent(row, responses.get(row.userId) ?? []),
      attempt: presentAttempt(attempts.get(row.userId)),
    })),
    matchingStudents:
      students[0]?.matching ?? (await countRespondingStudents(database, scope, page.search)),
    resultsRelease,
    releasedAt: release.releasedAt,
    toRelease: release.toRelease,
    abilities: { canRelease: release.canRelease },
    ...counts,
    run: run ? presentRun(run, currency) : null,
  };
}

/** Returns the class that a scope is limited to; null if it is not limited, or to several. */
async function findOnlyClass(database: Database, { teacherCodes }: QuizScope) {
  const [teacherCode, ...others] = teacherCodes ?? [];
  if (teacherCode === undefined || others.length > 0) return null;
  const schoolClass = await findClass(database, teacherCode);
  return schoolClass ? pick(schoolClass, ['teacherCode', 'name']) : null;
}

function presentAttempt(attempt: LaterAttemptRow | undefined) {
  if (!attempt) return null;
  const { number, countedNumber, countedScore } = attempt;
  const isCounted = countedNumber === number;
  return { number, counted: isCounted ? null : { number: countedNumber, score: countedScore } };
}

function presentStudent(row: RespondingStudentRow, responses: ResponseRow[]) {
  const { userId, username, displayName, score, maxScore, markedCount } = row;
  const percentage = maxScore === 0 ? 0 : (score / maxScore) * 100;
  const submissions = responses.map(presentSubmission);
  return { userId, username, displayName, score, maxScore, percentage, markedCount, submissions };
}
