import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callables } from '../../shared/contract/callables.ts';
import { contract } from '../../shared/contract/contract.ts';
import { submissions } from '../database/schema/attempts.ts';
import { quizzes } from '../database/schema/quizzes.ts';
import { listRoutes } from '../http/check-permissions.ts';
import {
  actorNames,
  expectedOutcomes,
  type Outcome,
} from '../testing/permissions/expected-outcomes.ts';
import { buildAnalysis } from '../testing/quizzes/pencil-quiz.ts';
import { SELF } from '../testing/permissions/route-samples.ts';
import { startSampledApp, type SampledApp } from '../testing/permissions/sampled-app.ts';

describe('every route × every actor', () => {
  let app: SampledApp['app'];
  let school: SampledApp['school'];
  let samples: SampledApp['samples'];

  beforeAll(async () => {
    ({ app, school, samples } = await startSampledApp());
  });
  afterAll(() => app.stop());

  const routes = [
    ...listRoutes(contract),
    ...Object.keys(callables).map((name) => ({
      name: `callable ${name}`,
      method: 'POST',
      path: `/callable/${name}`,
    })),
  ];

  it('has an expectation for each route and callable of the contract, and no other', () => {
    const names = routes.map((route) => route.name);
    expect(Object.keys(expectedOutcomes).toSorted()).toEqual(names.toSorted());
  });

  const pathOf = ({ name, path }: { name: string; path: string }) => {
    const { params = {}, query = '' } = samples[name] ?? {};
    return `${path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? '')}?${query}`;
  };

  it('shows a student what a marker wrote once a teacher has accepted it, or has chosen that nobody needs to', async () => {
    const { database } = app;
    const { quizCode, submissionId } = school.markedSubmission;
    const { quiz, satQuiz } = school;
    const codes = new RegExp(`${quiz.quizCode}|${satQuiz.quizCode}`, 'g');
    const unread = 'Nobody has read this feedback yet.';
    const analysis = buildAnalysis({
      points: [{ point: unread, marksAvailable: 1, marksAwarded: 1, quote: null }],
    });
    await database
      .update(submissions)
      .set({ markAwarded: 1, aiMark: 1, feedback: unread, aiAnalysis: analysis })
      .where(eq(submissions.submissionId, submissionId));
    const listShowing = async () => {
      const showing: string[] = [];
      for (const route of routes.filter(({ method }) => method === 'GET')) {
        const response = await fetch(
          `${app.address}/api${pathOf(route).replaceAll(codes, quizCode)}`,
          {
            headers: { cookie: school.cookies.student },
          },
        );
        const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
        if (isStream) await response.body?.cancel();
        else if ((await response.text()).includes(unread)) showing.push(route.name);
      }
      return showing;
    };
    const choose = (resultsRelease: 'when-released' | 'as-accepted' | 'as-marked') =>
      database.update(quizzes).set({ resultsRelease }).where(eq(quizzes.quizCode, quizCode));
    await choose('when-released');
    expect(await listShowing()).toEqual([]);
    await choose('as-accepted');
    expect(await listShowing()).toEqual([]);
    await choose('as-marked');
    expect(await listShowing()).toContain('results.myScores');
  });

  it.each(routes)('$name answers each actor as the permissions say', async (route) => {
    const { body } = samples[route.name] ?? {};
    const outcomes: [string, Outcome][] = [];
    for (const name of actorNames) {
      const response = await fetch(`${app.address}/api${pathOf(route)}`, {
        method: route.method,
        headers: { 'content-type': 'application/json', cookie: school.cookies[name] },
        ...(route.method !== 'GET' && {
          body: JSON.stringify(body ?? {}).replaceAll(SELF, school.ids[name]),
        }),
      });
      await response.body?.cancel();
      outcomes.push([name, toOutcome(response.status)]);
    }
    expect(Object.fromEntries(outcomes)).toEqual(expectedOutcomes[route.name]);
  });

  it('answers 404 for a quiz that does not exist, as for one out of reach', async () => {
    const code = randomUUID().slice(0, 6).toUpperCase();
    const response = await fetch(`${app.address}/api/quizzes/${code}`, {
      headers: { cookie: school.cookies['other teacher'] },
    });
    expect(response.status).toBe(404);
  });
});

/** Any response other than a refusal means that the actor reached the handler. */
function toOutcome(status: number): Outcome {
  return status === 401 || status === 403 || status === 404 ? status : 'ok';
}
