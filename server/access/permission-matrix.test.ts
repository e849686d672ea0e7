import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callables } from '../../shared/contract/callables.ts';
import { contract } from '../../shared/contract/contract.ts';
import { listRoutes } from '../http/check-permissions.ts';
import { actorNames, expectedOutcomes, type Outcome } from '../testing/expected-outcomes.ts';
import { SELF } from '../testing/route-samples.ts';
import { startSampledApp, type SampledApp } from '../testing/sampled-app.ts';

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

  it.each(routes)('$name answers each actor as the permissions say', async (route) => {
    const { params = {}, query = '', body } = samples[route.name] ?? {};
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const outcomes: [string, Outcome][] = [];
    for (const name of actorNames) {
      const response = await fetch(`${app.address}/api${path}?${query}`, {
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

  it('answers 404 for a quiz that does not exist just as for one out of reach', async () => {
    const code = randomUUID().slice(0, 6).toUpperCase();
    const response = await fetch(`${app.address}/api/quizzes/${code}`, {
      headers: { cookie: school.cookies['other teacher'] },
    });
    expect(response.status).toBe(404);
  });
});

/** Anything but a refusal means that the actor reached the handler. */
function toOutcome(status: number): Outcome {
  return status === 401 || status === 403 || status === 404 ? status : 'ok';
}
