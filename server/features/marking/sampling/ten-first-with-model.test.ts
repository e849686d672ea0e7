import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import {
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '../../../testing/markers/model-server.ts';
import { markerTools } from '../../../testing/markers/marker-tools.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { FULL_DIALECT } from '../language-model/dialect.ts';
import { createMarker } from '../model-marker/create-marker.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

const BLIND = ['green leaves', 'red bricks', 'grey stones', 'blue sky', 'brown soil', 'a grey cat'];
const REST = [
  'green grass',
  'white snow',
  'black coal',
  'yellow sand',
  'pink paint',
  'clear glass',
];

/** The teacher gives the mark for living things. */
const isAlive = (answer: string) => /leaves|grass|cat/.test(answer);

/** A model that gives the mark if it finds "green"; it does not see that a cat is alive. */
function judge({ answer, points }: ModelRequest) {
  const isGreen = answer.includes('green');
  return {
    judgement: {
      points: points.map(({ number, marks }) => ({
        number,
        marks: isGreen ? marks : 0,
        quote: isGreen ? answer : null,
      })),
      feedback: 'You name a thing. Think about what lives.',
      isUnsure: false,
    },
  };
}

describe('ten first with a model', () => {
  let app: TestApp;
  let model: ModelServer;
  let client: ApiClient;
  let quiz: AnsweredQuiz;
  let marked: string[];

  beforeAll(async () => {
    model = await startModelServer();
    model.behave(judge);
    const { marking } = readConfig({
      MARKER: 'openai-compatible',
      MARKER_MODEL: 'llama',
      MARKER_BASE_URL: model.url,
    });
    const memory = { load: async () => FULL_DIALECT, save: async () => undefined };
    app = await startTestApp({ marker: createMarker(marking, markerTools({ memory })) });
    const teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
    quiz = await buildAnsweredQuiz(app.database, teacher.id, [...BLIND, ...REST], {
      maxMark: 1,
      markSchemeAnswer: 'a living thing (1)',
    });

    const { questions } = await client.marking.openSample({ quizCode: quiz.quizCode });
    const sample = questions[0]?.answers ?? [];
    marked = sample.map(({ userAnswer }) => userAnswer);
    for (const { submissionId, userAnswer } of sample) {
      const mark = isAlive(userAnswer) ? 1 : 0;
      const points = mark === 1 ? [{ place: 0, quote: userAnswer }] : [];
      await client.marking.setBlindMark({ submissionId, mark, points });
    }
    const run = await client.marking.startRun({ quizCode: quiz.quizCode, mode: 'unmarked' });
    await endOfRun(client, run.id);
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  const requestsFor = (answer: string) =>
    model.requests.filter((request) => !request.isProbe && request.answer === answer);

  it('sends the blind marks as examples, point by point', () => {
    const rest = [...BLIND, ...REST].filter((answer) => !marked.includes(answer));
    expect(rest.length).toBeGreaterThan(0);
    for (const answer of rest) {
      const [request] = requestsFor(answer);
      for (const example of marked) expect(request?.text).toContain(example);
      const ticked = marked.filter(isAlive);
      expect(request?.text.match(/Marks: 1 \(point 1: 1\)/g)).toHaveLength(ticked.length);
      expect(request?.text.match(/Marks: 0/g)).toHaveLength(marked.length - ticked.length);
    }
  });

  it('sends each blind answer with all the other examples, and never with its own mark', () => {
    for (const answer of marked) {
      const requests = requestsFor(answer);
      expect(requests).toHaveLength(1);
      const before = requests[0]?.text.split('The answer to mark:')[0] ?? '';
      expect(before).not.toContain(answer);
      for (const other of marked.filter((each) => each !== answer)) {
        expect(before).toContain(other);
      }
    }
  });

  it('measures the model by the mark that it gave each answer without having seen the teacher’s', async () => {
    const { questions } = await client.marking.getAgreement({ quizCode: quiz.quizCode });
    // Worked out by hand: it agrees wherever "alive" and "green" do.
    const exact = marked.filter((answer) => isAlive(answer) === answer.includes('green')).length;
    expect(questions[0]).toMatchObject({ measured: marked.length, exact });
  });
});
