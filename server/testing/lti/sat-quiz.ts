import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { buildQuestion, buildQuiz, buildSubmission, buildTeacher } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { until } from '../until.ts';
import { launch } from './lti-browser.ts';
import type { LtiPlatform } from './lti-platform.ts';

/** Creates a quiz with one five-mark question, and a launched student who has handed it in. */
export async function buildSatQuiz(
  { app, platform }: { app: TestApp; platform: LtiPlatform },
  claims: Record<string, unknown>,
) {
  const teacher = await buildTeacher(app.database);
  const question = await buildQuestion(app.database, { maxMark: 5 });
  const { quizCode } = await buildQuiz(app.database, {
    creatorUid: teacher.id,
    questionIds: [question.id],
    resultsRelease: 'when-released',
  });
  const sub = randomUUID();
  const maya = await launch(
    app.address,
    platform,
    { sub, name: 'Maya Patel', role: 'Learner' },
    { claims: { ...platform.link(randomUUID()), ...platform.quiz(quizCode), ...claims } },
  );
  const { user } = await maya.api.accounts.currentUser();
  const { submissionId } = await buildSubmission(
    app.database,
    quizCode,
    user?.id ?? '',
    question.id,
  );
  const scores = () => platform.scores.filter(({ userId }) => userId === sub);
  const arrive = (count: number) => until(() => expect(scores()).toHaveLength(count));
  return { teacher, quizCode, sub, submissionId, scores, arrive, userId: user?.id ?? '' };
}
