import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../server/testing/api-client.ts';
import { sitQuiz } from '../testing/classroom.ts';
import { type Person, people } from '../testing/people.ts';

const TEN_MINUTES_SECONDS = 600;
const STUDENTS = 30;

/** A question with a class's answers, and a teacher's mark for each. */
interface Asked {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
  topic: string;
  answers: readonly (readonly [answer: string, mark: number])[];
}

const asked: readonly Asked[] = [
  {
    questionText: 'Say what the mitochondria do in an animal cell.',
    markSchemeAnswer: 'site of aerobic respiration (1)\nreleases energy for the cell (1)',
    maxMark: 2,
    topic: 'Cells',
    answers: [
      ['They are the site of aerobic respiration and release energy.', 2],
      ['Aerobic respiration takes place in them.', 1],
      ['They release energy for the cell.', 1],
      ['They are the powerhouse.', 0],
      ['They make food for the plant.', 0],
      ['They hold the DNA of the cell.', 0],
      ['Respiration with oxygen happens here, which gives the cell its energy.', 2],
      ['They control what goes into the cell.', 0],
      ['Energy is released in them by aerobic respiration.', 2],
      ['Proteins are made there.', 0],
    ],
  },
  {
    questionText: 'What is diffusion?',
    markSchemeAnswer: 'particles spread out (1)\nfrom higher to lower concentration (1)',
    maxMark: 2,
    topic: 'Cells',
    answers: [
      ['Particles spread out from higher to lower concentration.', 2],
      ['Particles spread out.', 1],
      ['Movement from a high to a low concentration.', 1],
      ['When water goes through a membrane.', 0],
      ['It needs energy from respiration.', 0],
      ['The mixing of two liquids when you stir.', 0],
      ['Gas particles spread out until they are even.', 1],
      ['Particles move from where there are many to where there are few.', 2],
      ['A smell that crosses the room.', 0],
      ['Cells dividing in two.', 0],
    ],
  },
  {
    questionText: 'Name the gas that plants take in for photosynthesis.',
    markSchemeAnswer: 'carbon dioxide (1)',
    maxMark: 1,
    topic: 'Plants',
    answers: [
      ['carbon dioxide', 1],
      ['Carbon dioxide.', 1],
      ['oxygen', 0],
      ['nitrogen', 0],
      ['It is carbon dioxide from the air', 1],
      ['sunlight', 0],
      ['hydrogen', 0],
      ['water vapour', 0],
    ],
  },
  {
    questionText: 'Give two reasons why a plant wilts.',
    markSchemeAnswer:
      'Any two from:\n- too little water\n- too hot\n- roots are damaged\n- a disease',
    maxMark: 2,
    topic: 'Plants',
    answers: [
      ['It has too little water and it is too hot.', 2],
      ['Too little water.', 1],
      ['The roots are damaged by insects, or a disease.', 2],
      ['It is too hot in the room.', 1],
      ['It has no friends.', 0],
      ['Not enough soil.', 0],
      ['It did not rain, so there was not enough water.', 1],
      ['A disease of the leaves.', 1],
      ['Because it is winter.', 0],
    ],
  },
  {
    questionText: 'Why does a runner breathe faster?',
    markSchemeAnswer: 'muscles need more oxygen (1)\nmore carbon dioxide to remove (1)',
    maxMark: 2,
    topic: 'Bodies',
    answers: [
      ['The muscles need more oxygen and there is more carbon dioxide to remove.', 2],
      ['The muscles need more oxygen.', 1],
      ['To get rid of more carbon dioxide.', 1],
      ['Because they are tired.', 0],
      ['Their heart beats.', 0],
      ['The body must take in oxygen for the muscles', 1],
      ['They are scared.', 0],
      ['The legs hurt.', 0],
      ['More oxygen has to reach the muscles while they work.', 1],
    ],
  },
];

/** Openings of the answers, so that many say the same in different words. */
const OPENINGS = ['', 'I think: ', 'As far as I know: ', 'In my own words: '];

/** Returns the teacher's mark for an answer of the class. */
export function teachersMark(answer: string): number {
  const known = asked
    .flatMap(({ answers }) => answers)
    .find(([words]) => OPENINGS.some((opening) => answer === opening + words));
  return known?.[1] ?? 0;
}

export interface ClassOfThirty {
  quizCode: string;
  teacher: ApiClient;
  /** The students who took the quiz. */
  students: readonly Person[];
}

/**
 * Creates thirty students who have answered five questions; results are unreleased. `makeStudents`
 * creates accounts that no other test uses.
 */
export async function classOfThirty(
  apiAs: (person: Person) => Promise<ApiClient>,
  makeStudents: (count: number) => Promise<Person[]>,
): Promise<ClassOfThirty> {
  const teacher = await apiAs(people.teacher);
  const quizCode = randomUUID().slice(0, 6).toUpperCase();
  const belongs = { subject: 'Biology', level: 'GCSE', specCode: '4.1' };
  const created = await Promise.all(
    asked.map(({ answers: _, ...question }) =>
      teacher.questions.create({ ...question, ...belongs }),
    ),
  );
  await teacher.quizzes.create({
    quizCode,
    title: 'Living things',
    questionIds: created.map(({ id }) => id),
    defaultTimeLimit: TEN_MINUTES_SECONDS,
    resultsRelease: 'when-released',
  });
  const students = await makeStudents(STUDENTS);
  for (const [index, student] of students.entries()) {
    // Cycles through each question's answers at a different rate, so that students differ.
    const opening = OPENINGS[index % OPENINGS.length] ?? '';
    const answers = asked.map(({ answers: pool }, question) => {
      const [words = ''] = pool[(index * (question + 1)) % pool.length] ?? [];
      return opening + words;
    });
    await sitQuiz(await apiAs(student), quizCode, answers);
  }
  return { quizCode, teacher, students };
}
