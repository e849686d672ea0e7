import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import * as fc from 'fast-check';
import { z } from 'zod';
import { contract } from '../../../shared/contract/contract.ts';
import type { NamedRoute } from '../../http/check-permissions.ts';
import { actorNames, type ActorName } from '../permissions/expected-outcomes.ts';
import { SELF, type RouteSample } from '../permissions/route-samples.ts';
import { FORM_TYPE, hostileForms } from './hostile-forms.ts';
import { mayCall } from './may-call.ts';
import { hostileText, hostileValue, nest } from './hostile-values.ts';
import { valueFor, type InputSchema, type KnownValues } from './schema-values.ts';

/** A request as it is sent, without the sender's cookie. */
export interface HostileRequest {
  route: NamedRoute;
  actor: ActorName;
  /** The path below /api, with its query. */
  path: string;
  headers: Record<string, string>;
  body: Uint8Array | undefined;
  /** False if the path may lead to a different route from the one it was made for. */
  isPathIntact: boolean;
}

const brokenPathParts = ['', '%', '%E0%A4%A', '%00', '..', '.', '..%2f..%2fetc', '%2e%2e', '%ff'];
const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'a/b/c',
  '',
];
const strangeHeaders: Record<string, string>[] = [
  {},
  { 'sec-fetch-site': 'cross-site' },
  { authorization: 'Bearer x' },
  { 'x-forwarded-for': '127.0.0.1, \'"<', 'x-forwarded-host': 'evil.example' },
  { 'if-none-match': '*' },
  { 'content-encoding': 'gzip' },
  { 'accept-encoding': 'gzip;q=x, *' },
  { range: 'bytes=0-,9-1' },
  { 'last-event-id': '-1\'"' },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'text/html' },
];
const brokenBodies = [
  '{',
  '{"a":1}}',
  '[1,',
  'null',
  '"text"',
  '7',
  '{"__proto__":{"isPolluted":true}}',
  '{"constructor":{"prototype":{"isPolluted":true}}}',
  nest(20_000, true),
  nest(20_000, false),
  '\u0000',
  '',
  '--x\r\nContent-Disposition: form-data; name="file"; filename="../../x.png"\r\n\r\nx\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--\r\n',
];
const encoder = new TextEncoder();

/** Creates requests for one route by anyone: most are well formed except for one or two fields. */
export function hostileRequests(
  route: NamedRoute,
  { params = {}, body: sampleBody }: RouteSample,
  known: KnownValues,
  ids: Record<ActorName, string>,
): fc.Arbitrary<HostileRequest> {
  const schema = inputSchemaOf(route.name);
  const fields = { ...schema.properties, ...schema.properties?.['params']?.properties };
  return fc
    .record({
      actor: fc.oneof(
        { arbitrary: fc.constantFrom(...actorNames), weight: 1 },
        {
          arbitrary: fc.constantFrom(...actorNames.filter((name) => mayCall(route, name))),
          weight: 1,
        },
      ),
      params: paramsFor(route, params, fields, known),
      query: queryFor(route, fields, known),
      body: bodyFor(route, schema, sampleBody, known),
      headers: fc.oneof(
        { arbitrary: fc.constant({}), weight: 12 },
        { arbitrary: fc.constantFrom(...strangeHeaders), weight: 2 },
        {
          arbitrary: fc.constantFrom(...contentTypes).map((type) => ({ 'content-type': type })),
          weight: 1,
        },
      ),
    })
    .map(({ actor, params: parts, query, body, headers }) => ({
      route,
      actor,
      path: `${fillPath(route.path, parts)}${query}`,
      headers: { ...(body !== undefined && { 'content-type': usualType(route) }), ...headers },
      body: typeof body === 'string' ? encoder.encode(body.replaceAll(SELF, ids[actor])) : body,
      isPathIntact: Object.values(parts).every((part) => /^[\w-]+$/.test(part)),
    }));
}

const usualType = ({ name }: NamedRoute) =>
  name === 'uploads.create' ? FORM_TYPE : 'application/json';

/** Returns the route's input as JSON Schema; empty for a route that takes none. */
function inputSchemaOf(name: string): InputSchema {
  let found: AnyContractRouter = contract;
  for (const part of name.split('.')) {
    if (!isContractProcedure(found))
      found = (found as Record<string, AnyContractRouter>)[part] ?? {};
  }
  const schema = isContractProcedure(found) ? found['~orpc'].inputSchema : undefined;
  if (!(schema instanceof z.ZodType)) return {};
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;
}

function paramsFor(
  { path }: NamedRoute,
  sample: Record<string, string>,
  fields: Record<string, InputSchema>,
  known: KnownValues,
): fc.Arbitrary<Record<string, string>> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parts = names.map((name) => [
    name,
    fc.oneof(
      { arbitrary: fc.constant(encodePart(sample[name] ?? 'x')), weight: 10 },
      { arbitrary: valueFor(fields[name] ?? {}, known, name).map(encodePart), weight: 8 },
      { arbitrary: hostileText.map(encodePart), weight: 1 },
      { arbitrary: fc.constantFrom(...brokenPathParts), weight: 1 },
    ),
  ]);
  return fc.record(Object.fromEntries(parts));
}

function encodePart(value: unknown): string {
  return encodeURIComponent(
    typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''),
  );
}

function fillPath(path: string, parts: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}

function queryFor(
  { method }: NamedRoute,
  fields: Record<string, InputSchema>,
  known: KnownValues,
): fc.Arbitrary<string> {
  const names = [
    'isPolluted',
    '__proto__[isPolluted]',
    'constructor[prototype][isPolluted]',
    'a[b][]',
  ];
  const pair = fc.oneof(
    ...Object.entries(fields).map(([name, schema]) =>
      valueFor(schema, known, name).map((value) => `${encodePart(name)}=${encodePart(value)}`),
    ),
    fc
      .tuple(
        fc.constantFrom(...names, ...Object.keys(fields).map((name) => `${name}[x]`)),
        hostileText,
      )
      .map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`),
    fc.constantFrom('&&=', '%', '%E0%A4%A=1', `a${'[a]'.repeat(500)}=1`, 'x[]=1'.repeat(50)),
  );
  return fc
    .array(pair, { maxLength: method === 'GET' ? 4 : 1 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
}

function bodyFor(
  { name, method }: NamedRoute,
  schema: InputSchema,
  sample: unknown,
  known: KnownValues,
): fc.Arbitrary<string | Uint8Array | undefined> {
  if (method === 'GET') return fc.constant(undefined);
  if (name === 'uploads.create') return fc.constantFrom(...hostileForms);
  const made = fc
    .oneof(
      { arbitrary: fc.constant(sample ?? {}), weight: 3 },
      { arbitrary: valueFor(schema, known), weight: 12 },
      { arbitrary: hostileValue, weight: 1 },
    )
    .map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { arbitrary: made, weight: 30 },
    { arbitrary: fc.constantFrom(...brokenBodies), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 200 }), weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}
