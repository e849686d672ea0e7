import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { tokenScopes } from '../../shared/contract/tokens.ts';
import type { Action } from '../../shared/permissions.ts';
import { listRoutes, type NamedRoute } from '../http/check-permissions.ts';
import { expectedOutcomes, type ActorName } from '../testing/permissions/expected-outcomes.ts';
import { buildToken } from '../testing/factories.ts';
import { SELF } from '../testing/permissions/route-samples.ts';
import { startSampledApp, type SampledApp } from '../testing/permissions/sampled-app.ts';

const asked: ActorName[] = ['class teacher', 'admin'];
/** A call about an appeal, which only a student makes. */
const WITHOUT_ROW = 'marking.decideAppeal';
/** The scopes a call requires in addition to its own. */
const alsoNeeded: Record<string, Action> = {
  'marking.trySchemeLine': 'question.update',
  'marking.teachSchemeLine': 'question.update',
  'marking.forgetSchemeLine': 'question.update',
};

const mayEver = ({ permission }: NamedRoute) => tokenScopes.includes(permission as Action);

describe('every route × keys for scripts', () => {
  let app: SampledApp['app'];
  let school: SampledApp['school'];
  let samples: SampledApp['samples'];

  beforeAll(async () => {
    ({ app, school, samples } = await startSampledApp());
  });
  afterAll(() => app.stop());

  async function call({ name, method, path }: NamedRoute, by: ActorName, scopes: string[]) {
    const { token } = await buildToken(app.database, school.ids[by], scopes);
    const { params = {}, query = '', body } = samples[name] ?? {};
    const target = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '');
    const response = await fetch(`${app.address}/api${target}?${query}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(method !== 'GET' && {
        body: JSON.stringify(body ?? {}).replaceAll(SELF, school.ids[by]),
      }),
    });
    const text = response.headers.get('content-type')?.includes('event-stream')
      ? (await response.body?.cancel(), '')
      : await response.text();
    return { status: response.status, text };
  }

  const routes = listRoutes(contract).filter(({ permission }) => permission !== 'public');

  it.each(routes)(
    '$name is refused to a key without its scope, and otherwise answers as it would its owner',
    async (route) => {
      const { name, permission } = route;
      const others = tokenScopes.filter((scope) => scope !== permission);
      const refused = await call(route, 'admin', others);
      expect(refused.status).toBe(403);
      expect(refused.text).toContain('TOKEN_SCOPE_MISSING');
      const scopes = [permission, alsoNeeded[name]].filter((scope) => scope !== undefined);
      for (const by of mayEver(route) && name !== WITHOUT_ROW ? asked : []) {
        const { status } = await call(route, by, scopes);
        const outcome = [401, 403, 404].includes(status) ? status : 'ok';
        expect([by, outcome]).toEqual([by, expectedOutcomes[name]?.[by]]);
      }
      // The evidence pack is made in a thread, which may have to wait on a busy machine.
    },
    60_000,
  );

  it('has no scope for passwords, for keys or for one’s own account', () => {
    for (const action of ['account.own', 'token.manage', 'user.reset', 'attempt.answer'])
      expect(tokenScopes).not.toContain(action);
  });
});
