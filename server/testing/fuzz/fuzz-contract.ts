import * as fc from 'fast-check';
import { contract } from '../../../shared/contract/contract.ts';
import { tokenScopes } from '../../../shared/contract/tokens.ts';
import { listRoutes } from '../../http/check-permissions.ts';
import type { ActorName } from '../permissions/expected-outcomes.ts';
import { buildToken } from '../factories.ts';
import { listRouteSamples, SELF, type RouteSample } from '../permissions/route-samples.ts';
import { buildSampleSchool, type SampleSchool } from '../permissions/sample-school.ts';
import type { TestApp } from '../test-app.ts';
import { hostileRequests, type HostileRequest } from './hostile-requests.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { KnownValues } from './schema-values.ts';
import { buildSecrets, type Aims, type Secret } from './secrets.ts';
import { addSpareRows } from './spare-rows.ts';
import { createConnections, sendHostile } from './send-hostile.ts';

type App = Pick<TestApp, 'address' | 'database' | 'as' | 'cookieOf'>;

interface FuzzSettings {
  /** The number of requests, spread over all routes. */
  requests: number;
  /** The same seed makes the same requests, except for ids. */
  seed: number;
  /** The number of concurrent requests. */
  sideBySide: number;
}

/** A response that violates a rule. */
export interface Finding {
  call: string;
  actor: string;
  problem: string;
  /** The request, in a form that can be sent again. */
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Earlier permitted changes that name another teacher's people or quizzes. */
  before: string[];
}

export interface FuzzOutcome {
  findings: Finding[];
  /** The number of responses with each status. */
  statuses: Map<number, number>;
  /** Calls that succeeded at least once. */
  reached: Set<string>;
  slowestMs: number;
}

/** Sends hostile requests to every route of the contract as every actor, to a separate school. */
export async function fuzzContract(app: App, settings: FuzzSettings): Promise<FuzzOutcome> {
  const school = await buildSampleSchool(app);
  const { secrets, aims } = await buildSecrets(app.database, school);
  await addSpareRows(app.database, school, aims);
  const queue = listRequests(school, aims, settings);
  const outcome: FuzzOutcome = {
    findings: [],
    statuses: new Map(),
    reached: new Set(),
    slowestMs: 0,
  };
  const agent = createConnections();
  const keys = await buildKeys(app, school);
  const foreignIds = ['studentId', 'creatorUid', 'quizCode'].flatMap((field) => aims[field] ?? []);
  /** The changes made so far, and those on their way. */
  const changes = new Set<string>();
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const key = queue.length % REQUESTS_FOR_ONE_BY_KEY === 0 ? keys[next.actor] : undefined;
      const headers = key === undefined ? next.headers : { ...next.headers, ...key };
      const sent = { ...next, headers };
      const change = tellChange(next);
      if (next.route.method !== 'GET') changes.add(change);
      const answer = await sendHostile(app.address, sent, school.cookies[next.actor], agent);
      note(outcome, next, answer);
      if (answer.status < 200 || answer.status >= 300) changes.delete(change);
      const problem = judgeAnswer(next, answer, listKept(secrets, [...changes]));
      if (problem !== null) {
        const before = [...changes].filter((told) => foreignIds.some((id) => told.includes(id)));
        outcome.findings.push({ ...describe(next, problem), before });
      }
    }
  };
  await Promise.all(Array.from({ length: settings.sideBySide }, work));
  agent.destroy();
  return outcome;
}

/** Returns the secrets that no permitted change has revealed to others. */
const listKept = (secrets: readonly Secret[], changes: readonly string[]) =>
  secrets.filter(({ toldBy }) => !toldBy || !changes.some((change) => toldBy.test(change)));

/** One in this many requests uses a token with all of its owner's rights. */
const REQUESTS_FOR_ONE_BY_KEY = 4;

/** Builds the tokens that each member of staff's script would send. */
async function buildKeys({ database }: App, { ids }: SampleSchool) {
  const keys: Partial<Record<ActorName, { authorization: string }>> = {};
  for (const name of ['class teacher', 'other teacher', 'co-teacher', 'admin'] as const) {
    const { token } = await buildToken(database, ids[name], tokenScopes);
    keys[name] = { authorization: `Bearer ${token}` };
  }
  return keys;
}

/** Lists the requests in an order that mixes all routes and actors. */
function listRequests(
  school: SampleSchool,
  aims: Aims,
  { requests, seed }: FuzzSettings,
): HostileRequest[] {
  const samples = listRouteSamples(school);
  const known = knownValues(samples, aims);
  const routes = listRoutes(contract);
  const each = Math.ceil(requests / routes.length);
  const lists = routes.map((route, index) => {
    const isAboutPeople = route.name.startsWith('accounts.');
    const { params, ...sample } = samples[route.name] ?? {};
    const arbitrary = isAboutPeople
      ? hostileRequests(route, sample, withoutActors(known, school), school.ids)
      : hostileRequests(route, { ...sample, params }, known, school.ids);
    return fc.sample(arbitrary, { numRuns: each, seed: seed + index });
  });
  return Array.from({ length: each }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
}

/** Collects every id in the samples and of the secrets' rows, by field. */
function knownValues(samples: Record<string, RouteSample>, aims: Aims) {
  const known = new Map<string, string[]>(Object.entries(aims));
  const add = (field: string, value: unknown) => {
    if (typeof value === 'string') known.set(field, [...(known.get(field) ?? []), value]);
    else if (typeof value === 'object' && value !== null) {
      const name = Array.isArray(value) ? () => field : (key: string) => key;
      for (const [key, part] of Object.entries(value)) add(name(key), part);
    }
  };
  for (const { params, body } of Object.values(samples)) add('', { ...params, body });
  return known;
}

/**
 * Leaves out the actors' own ids, because if an actor changed, all later requests would be refused.
 */
function withoutActors(known: KnownValues, { ids }: SampleSchool): KnownValues {
  const actors = new Set([SELF, ...Object.values(ids)]);
  return new Map(
    [...known].map(([field, values]) => [field, values.filter((value) => !actors.has(value))]),
  );
}

function note(
  outcome: FuzzOutcome,
  { route }: HostileRequest,
  { status, milliseconds }: { status: number; milliseconds: number },
): void {
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1);
  outcome.slowestMs = Math.max(outcome.slowestMs, milliseconds);
  if (status >= 200 && status < 300) outcome.reached.add(route.name);
}

function tellChange({ route, actor, path, body }: HostileRequest): string {
  return `${route.name} as ${actor}: ${path} ${Buffer.from(body ?? []).toString()}`;
}

function describe(request: HostileRequest, problem: string): Omit<Finding, 'before'> {
  const { route, actor, path, headers, body } = request;
  const call = `${route.method} ${route.name}`;
  return { call, actor, problem, path, headers, body: Buffer.from(body ?? []).toString() };
}
