import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelBandName } from '../../../shared/level-bands.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../../testing/factories.ts';
import {
  startModelServer,
  type ModelRequest,
  type ModelServer,
} from '../../testing/markers/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Two lessons without a common word, so that any words that both requests share are Greenpen's. */
const lessons = [
  {
    subject: 'Biology',
    level: 'GCSE Foundation',
    maxMark: 2,
    questionText: 'Which gas enters leaves, and wherefrom?',
    markSchemeAnswer: 'carbon dioxide (1)\nsurrounding air (1)',
    hidden: { title: 'Photosynthesis quiz', topic: 'Chloroplasts', specCode: 'B7x1' },
    teacher: 'Hermione Larkspur',
    students: ['Quentin Quillfeather', 'Philippa Dunmore'],
    answers: ['Carbon dioxide, Philippa said.', 'Oxygen enters, Quentin Quillfeather thinks.'],
    report: {
      level: 6,
      pronouns: 'he' as const,
      positives: 'Quentin draws diagrams beautifully',
      areasToImprove: 'label every axis',
    },
    classInfo: { className: '10Beech', subject: 'Botany', term: 'Autumn', unitsCovered: 'Cells' },
  },
  {
    subject: 'Geography',
    level: 'GCSE Higher',
    maxMark: 3,
    questionText: 'Why do rivers meander downstream?',
    markSchemeAnswer:
      'lateral erosion (1)\nslower current inside bends (1)\ndeposition follows (1)',
    hidden: { title: 'Landforms check', topic: 'Hydrology', specCode: 'G3y9' },
    teacher: 'Barnaby Thistlewood',
    students: ['Ottoline Ravenscroft', 'Lysander Peake'],
    answers: [
      'Lateral erosion, Lysander wrote.',
      'Deposition happens, as Ottoline Ravenscroft knows.',
    ],
    report: {
      level: 3,
      pronouns: 'she' as const,
      positives: 'Ottoline reads maps carefully',
      areasToImprove: 'use six-figure references',
    },
    classInfo: {
      className: '8Willow',
      subject: 'Fieldwork',
      term: 'Summer',
      unitsCovered: 'Coasts',
    },
  },
];
type Lesson = (typeof lessons)[number];

/** A word that Greenpen adds when it reads “carbon dioxide” in a scheme. */
const READ_IN_IT = 'term';

/** What the page says is sent, with its value in a lesson; empty if it is always the same. */
const named: Record<'marking' | 'trial' | 'report', (lesson: Lesson) => Record<string, unknown>> = {
  marking: ({ answers, ...lesson }) => ({
    userAnswer: answers[1],
    questionText: lesson.questionText,
    markSchemeAnswer: `${lesson.markSchemeAnswer} ${READ_IN_IT}`,
    maxMark: lesson.maxMark,
    subject: lesson.subject,
    level: lesson.level,
    synonyms: '',
    'confirmed.userAnswer': answers[0],
    'confirmed.markAwarded': 1,
    'confirmed.points': '',
  }),
  trial: ({ answers, questionText, markSchemeAnswer, maxMark }) => ({
    userAnswer: answers[1],
    questionText,
    markSchemeAnswer: `${markSchemeAnswer} ${READ_IN_IT}`,
    maxMark,
    synonyms: '',
  }),
  report: ({ report, classInfo }) => ({
    'student.positives': report.positives,
    'student.areasToImprove': report.areasToImprove,
    'student.level': `${report.level} ${levelBandName(report.level)}`,
    'student.pronouns': 'he him she her',
    'classInfo.subject': classInfo.subject,
    'classInfo.term': classInfo.term,
    'classInfo.unitsCovered': classInfo.unitsCovered,
    tone: '',
    length: '',
    turn: '',
    stray: '',
    unlike: '',
  }),
};

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** Joins all keys and texts of a body, without its random boundaries. */
function textOf(body: unknown): string {
  if (typeof body === 'string') return body.replaceAll(/-----\w+-----/g, ' ');
  if (typeof body !== 'object' || body === null) return String(body);
  return Object.entries(body)
    .map(([key, value]) => `${key} ${textOf(value)}`)
    .join('\n');
}

const headersOf = ({ headers }: ModelRequest) => ({ ...headers, 'content-length': '' });

describe('a request to a model', () => {
  let model: ModelServer;
  let app: TestApp;
  let sent: Record<'marking' | 'trial' | 'report', ModelRequest[]>;
  const people = lessons.flatMap(({ teacher, students }) => [teacher, ...students]);

  /** Returns the first request that an action causes. */
  async function requestOf(ask: () => Promise<unknown>) {
    const before = model.requests.length;
    await ask();
    const request = model.requests[before];
    if (!request) throw new Error('Nothing was sent.');
    return request;
  }

  /** Causes one request of each use, as a teacher of this lesson. */
  async function teach(lesson: Lesson) {
    const { database } = app;
    const teacher = await buildTeacher(database, {
      name: lesson.teacher,
      username: lesson.teacher,
    });
    const { subject, level, maxMark, questionText, markSchemeAnswer, hidden } = lesson;
    const scheme = { questionText, markSchemeAnswer, maxMark };
    const { title, ...kept } = hidden;
    const { id } = await buildQuestion(database, { ...scheme, subject, level, ...kept });
    const { quizCode } = await buildQuiz(database, {
      title,
      creatorUid: teacher.id,
      questionIds: [id],
    });
    for (const [place, name] of lesson.students.entries()) {
      const student = await buildStudentOf(database, teacher, { name, username: name });
      await buildSubmission(database, quizCode, student.id, id, {
        userAnswer: lesson.answers[place] ?? '',
        ...(place === 0 && { markAwarded: 1, confirmedBy: teacher.id }),
      });
    }
    const { marking, reports } = await app.as(teacher);
    const runToEnd = async () => {
      const { id: runId } = await marking.startRun({ quizCode, mode: 'unmarked' });
      for await (const { state } of await marking.watchRun({ runId }))
        expect(state).not.toBe('failed');
    };
    return {
      marking: await requestOf(runToEnd),
      trial: await requestOf(() =>
        marking.tryAnswer({ ...scheme, userAnswer: lesson.answers[1] ?? '' }),
      ),
      report: await requestOf(() =>
        reports
          .generate({
            students: [{ name: lesson.students[0] ?? '', ...lesson.report }],
            classInfo: lesson.classInfo,
          })
          .catch(() => undefined),
      ),
    };
  }

  beforeAll(async () => {
    model = await startModelServer();
    app = await startTestApp({
      marking: {
        MARKER: 'openai-compatible',
        MARKER_MODEL: 'test',
        MARKER_BASE_URL: model.url,
        MARKER_API_KEY: 'a-key',
      },
    });
    const requests: Record<keyof typeof sent, ModelRequest>[] = [];
    for (const lesson of lessons) requests.push(await teach(lesson));
    const of = (use: keyof typeof sent) => requests.map((request) => request[use]);
    sent = { marking: of('marking'), trial: of('trial'), report: of('report') };
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  it.each(['marking', 'trial', 'report'] as const)(
    'contains, for %s, what the page names, and otherwise only what is the same for every lesson',
    async (use) => {
      const { uses } = await (
        await app.as(await buildTeacher(app.database))
      ).system.describeLeaving();
      const fields = uses.find((one) => one.use === use)?.fields ?? [];
      const onPage = fields.filter(({ isSent }) => isSent).map(({ field }) => field);
      const [one, other] = sent[use].map(({ body }) => wordsOf(textOf(body)));
      for (const [index, words] of [one, other].entries()) {
        const lesson = lessons[index];
        if (!lesson || !words) throw new Error('A lesson is missing.');
        const values = named[use](lesson);
        expect(onPage).toEqual(Object.keys(values));
        const own = wordsOf(Object.values(values).join(' '));
        const rest = words.difference([other, one][index] ?? new Set());
        expect([...rest.difference(own)]).toEqual([]);
        // Everything on the page is actually sent, so that the page does not claim too much.
        for (const value of Object.values(values))
          expect([...wordsOf(String(value))].some((word) => words.has(word))).toBe(value !== '');
      }
    },
  );

  it('contains no name from a class, and of the settings only those that form a request', () => {
    const names = wordsOf(people.join(' '));
    for (const { body } of [...sent.marking, ...sent.report])
      expect([...wordsOf(textOf(body)).intersection(names)]).toEqual([]);
    const classNames = new Set(lessons.map(({ classInfo }) => classInfo.className.toLowerCase()));
    for (const { body } of sent.report)
      expect([...wordsOf(textOf(body)).intersection(classNames)]).toEqual([]);
    for (const request of Object.values(sent).flat()) {
      expect(Object.keys(request.body).toSorted()).toEqual([
        'max_tokens',
        'messages',
        'model',
        'response_format',
        'temperature',
      ]);
    }
  });

  it('has the same headers, whoever makes it and for whatever purpose', () => {
    const [first, ...others] = Object.values(sent).flat().map(headersOf);
    expect(first).toMatchObject({ authorization: 'Bearer a-key', host: new URL(model.url).host });
    for (const headers of others) expect(headers).toEqual(first);
  });

  it('contains only our own small question when checking what a server understands', () => {
    const asked = new Set(model.probes.map(({ text }) => textOf(text)));
    expect(asked.size).toBe(1);
    expect([...asked].join('')).toContain('What is the chemical formula of water?');
  });
});
