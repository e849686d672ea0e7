import { randomUUID } from 'node:crypto';
import { demoStudents } from '../../server/database/demo-data/people.ts';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { sitQuiz } from '../testing/classroom.ts';
import { expect } from '../testing/fixtures.ts';
import { type Person, people } from '../testing/people.ts';

interface MarkedClass {
  quizCode: string;
  teacher: ApiClient;
}

const TEN_MINUTES_SECONDS = 600;
const belongs = { topic: 'Cells', subject: 'Biology', level: 'GCSE', specCode: '4.1', maxMark: 2 };

/** Questions of this test only, because it may teach their schemes. */
const questions = [
  {
    ...belongs,
    questionText: 'Say what the mitochondria do in an animal cell.',
    markSchemeAnswer:
      'site of aerobic respiration (1)\nreleases / transfers energy for the cell (1)',
  },
  {
    ...belongs,
    questionText: 'What is diffusion?',
    markSchemeAnswer:
      'particles spread out (1)\nfrom higher to lower concentration / down a concentration gradient (1)',
  },
];

/**
 * Creates the teacher's quiz with two questions of two marks, taken by one student for each pair of
 * answers. Its results are unreleased.
 */
export async function satClass(
  apiAs: (person: Person) => Promise<ApiClient>,
  answers: readonly (readonly [string, string])[],
): Promise<MarkedClass> {
  const teacher = await apiAs(people.teacher);
  const quizCode = randomUUID().slice(0, 6).toUpperCase();
  const created = await Promise.all(
    questions.map((question) => teacher.questions.create(question)),
  );
  await teacher.quizzes.create({
    quizCode,
    title: 'Cells in short',
    questionIds: created.map(({ id }) => id),
    defaultTimeLimit: TEN_MINUTES_SECONDS,
    resultsRelease: 'when-released',
  });
  for (const [index, pair] of answers.entries()) {
    const sitter = demoStudents[index];
    if (sitter) await sitQuiz(await apiAs(sitter), quizCode, [...pair]);
  }
  return { quizCode, teacher };
}

/** Creates a class as `satClass` does, and marks it with the AI. */
export async function markedClass(...args: Parameters<typeof satClass>): Promise<MarkedClass> {
  const { quizCode, teacher } = await satClass(...args);
  await teacher.marking.startRun({ quizCode, mode: 'unmarked' });
  await expect
    .poll(async () => (await teacher.marking.listResponses({ quizCode })).run?.state)
    .toBe('completed');
  return { quizCode, teacher };
}
