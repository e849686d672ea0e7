import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { setOneMark } from '../../server/testing/quizzes/set-one-mark.ts';
import { people, type Person } from '../testing/people.ts';

/** Wider than a line on a phone, without a gap to break at. */
const GAPLESS = 'W'.repeat(40);

/** Returns a text that calls `hit` in any page that treats part of it as markup. */
function hostile(place: string): string {
  return `"'><img src=x onerror=hit('${place}')><svg onload=hit('${place}')><script>hit('${place}')</script>${GAPLESS}`;
}

/** Returns a hostile text that also has formulas which would create links and raw HTML. */
function hostileFormula(place: string): string {
  return [
    hostile(place),
    `$\\href{javascript:hit('${place}')}{x}$ $\\html{<img src=x onerror=hit('${place}')>}$`,
    `[x](javascript:hit('${place}')) <a href="javascript:hit('${place}')">x</a> {{hit('${place}')}}`,
  ].join('\n');
}

/** A school whose people have written hostile texts. */
export interface HostileSchool {
  teacher: Person;
  student: Person;
  studentId: string;
  questionId: string;
  /** A quiz that has been taken, marked and appealed. */
  quizCode: string;
  /** A quiz that nobody has started. */
  openQuizCode: string;
}

interface Tools {
  request: APIRequestContext;
  apiAs: (person: Person) => Promise<ApiClient>;
}

/**
 * Creates a teacher and a student who have written something hostile into every field they have.
 */
export async function buildHostileSchool({ request, apiAs }: Tools): Promise<HostileSchool> {
  const teacher = await register(request, 'teacher name');
  const student = await register(request, 'student name');
  const admin = await apiAs(people.admin);
  const { items } = await admin.accounts.listUsers({ role: 'student', search: teacher.email });
  await admin.accounts.setRole({ userId: items[0]?.id ?? '', role: 'teacher' });
  const ofTeacher = await apiAs(teacher);
  const ofStudent = await apiAs(student);
  const { user } = await ofTeacher.accounts.currentUser();
  const { user: sitter } = await ofStudent.accounts.currentUser();
  await ofStudent.classes.join({ teacherCode: user?.teacherCode ?? '' });
  const { questionId, quizCode, openQuizCode } = await writeQuizzes(ofTeacher);
  await sitAndAppeal(ofTeacher, ofStudent, quizCode);
  await writeReports(ofTeacher);
  const studentId = sitter?.id ?? '';
  return { teacher, student, studentId, questionId, quizCode, openQuizCode };
}

async function register(request: APIRequestContext, place: string): Promise<Person> {
  const email = `hostile-${randomUUID().slice(0, 8)}@school.example`;
  const password = 'three hostile boats';
  const data = { username: hostile(place), email, password };
  await request.post('/api/auth/sign-up/email', { data, failOnStatusCode: true });
  return { email, password };
}

async function writeQuizzes(teacher: ApiClient) {
  const { id: questionId } = await teacher.questions.create({
    questionText: hostileFormula('question text'),
    markSchemeAnswer: `${hostileFormula('mark scheme')}\ncarbon dioxide (1)`,
    synonyms: `carbon dioxide = ${hostile('synonyms')}`,
    maxMark: 2,
    topic: hostile('topic'),
    subject: hostile('subject'),
    level: hostile('level'),
    specCode: hostile('specification'),
  });
  const codes = [0, 1].map(() => randomUUID().slice(0, 6).toUpperCase());
  for (const quizCode of codes) {
    await teacher.quizzes.create({
      quizCode,
      title: hostile('quiz title'),
      subject: hostile('quiz subject'),
      questionIds: [questionId],
      defaultTimeLimit: 600,
      resultsRelease: 'as-marked',
    });
  }
  return { questionId, quizCode: codes[0] ?? '', openQuizCode: codes[1] ?? '' };
}

async function sitAndAppeal(teacher: ApiClient, student: ApiClient, quizCode: string) {
  const { questions, userId } = await student.attempts.start({ quizCode });
  await student.attempts.finish({
    quizCode,
    userId,
    because: 'submitted',
    answers: questions.map(({ questionId }) => ({
      questionId,
      answer: hostileFormula('answer'),
      revision: 1,
    })),
  });
  await teacher.marking.startRun({ quizCode, mode: 'unmarked' });
  const load = () => teacher.marking.listResponses({ quizCode });
  await expect.poll(async () => (await load()).run?.state).toBe('completed');
  const [submission] = (await load()).students[0]?.submissions ?? [];
  const submissionId = submission?.submissionId ?? '';
  await setOneMark(teacher, {
    submissionId,
    markAwarded: 1,
    feedback: hostileFormula('feedback'),
    reason: hostile('reason of a mark'),
    markRevision: submission?.markRevision ?? 0,
  });
  await student.marking.appeal({ submissionId, reason: hostileFormula('appeal') });
}

async function writeReports(teacher: ApiClient) {
  const note = hostile('report note');
  const { id: batchId } = await teacher.reports.startBatch({
    students: [{ name: hostile('report name'), positives: note, areasToImprove: note }],
    classInfo: {
      className: hostile('class name'),
      subject: hostile('report subject'),
      term: hostile('term'),
      unitsCovered: hostile('units'),
    },
  });
  const load = async () => (await teacher.reports.getBatch({ batchId })).reports[0];
  await expect.poll(async () => (await load())?.state).not.toBe('waiting');
  const report = await load();
  await teacher.reports.edit({
    reportId: report?.id ?? '',
    report: hostileFormula('report'),
    revision: report?.revision ?? 0,
  });
}
