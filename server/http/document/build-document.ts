import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteMeta } from '../../../shared/contract/route.ts';
import { tokenScopes } from '../../../shared/contract/tokens.ts';
import { errorDefinitions, type ErrorCode } from '../../../shared/errors.ts';
import { callWords, tagWords } from './all-words.ts';
import { describeFields } from './describe-fields.ts';
import { requestExamples } from './examples.ts';
import { metaOf } from '../meta-of.ts';
import { nameComponents } from './name-components.ts';
import type { ApiDocument, Operation } from './openapi-types.ts';
import { otherPaths } from './other-paths.ts';
import { securityOf, securitySchemes } from './security-schemes.ts';

/** Errors that every call may respond with. */
const ALWAYS: ErrorCode[] = ['INTERNAL_SERVER_ERROR', 'DATABASE_UNAVAILABLE', 'DELETED_MEANWHILE'];

/** Builds the OpenAPI document of every call from the contract. */
export async function buildDocument(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const generated = (await generator.generate(contract, {
    info: {
      title: 'Greenpen',
      version: '1',
      summary: 'Every call of Greenpen.',
      description:
        'A script sends a key as `Authorization: Bearer greenpen_…`, which staff make on My account. ' +
        'Moments are ISO 8601 in UTC. An error has the shape `Error`, and its `message` can be shown ' +
        'to a person. docs/api.md has five scripts to begin with.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'An administrator of your school' },
    },
    servers: [{ url: '/api', description: 'This installation.' }],
    tags: Object.entries(tagWords).map(([name, description]) => ({ name, description })),
  })) as unknown as ApiDocument;
  for (const item of Object.values(generated.paths)) {
    for (const operation of Object.values(item)) {
      const call = findCall(operation.operationId);
      complete(operation, call);
    }
  }
  // Cloned because naming puts references into it.
  Object.assign(generated.paths, structuredClone(otherPaths));
  nameComponents(generated);
  describeFields(generated);
  generated.components.securitySchemes = securitySchemes;
  return generated;
}

function findCall(name: string): AnyContractProcedure {
  return name
    .split('.')
    .reduce<AnyContractRouter>(
      (node, key) => (node as Record<string, AnyContractRouter>)[key] ?? {},
      contract,
    ) as AnyContractProcedure;
}

/**
 * Adds what the generator leaves out: texts, permissions, the errors as sent, and types of files.
 */
function complete(operation: Operation, call: AnyContractProcedure): void {
  const { outputSchema, errorMap } = call['~orpc'];
  const { permission, limit } = metaOf(call);
  const [feature = '', name = ''] = operation.operationId.split('.');
  const words = (callWords as Record<string, Record<string, readonly [string, string?]>>)[feature];
  const [summary, more] = words?.[name] ?? [operation.operationId];
  operation.summary = summary;
  operation.description = describe(more ?? `${summary}.`, permission);
  operation.security = securityOf(permission, operation.operationId);
  const codes = [...Object.keys(errorMap), ...ALWAYS, ...(limit ? ['TOO_MANY_REQUESTS'] : [])];
  describeResponses(operation, codes as ErrorCode[]);
  if (outputSchema instanceof z.ZodFile) describeFile(operation);
  const example = requestExamples[operation.operationId];
  const body = operation.requestBody?.content['application/json'];
  if (example !== undefined && body) body.example = example;
  for (const parameter of operation.parameters ?? []) {
    delete parameter.allowEmptyValue;
    delete parameter.allowReserved;
  }
}

function describe(text: string, permission: RouteMeta['permission']): string {
  if (permission === 'public' || permission === undefined) return text;
  const isForKeys = tokenScopes.includes(permission);
  return `${text}\n\n${isForKeys ? `A key needs the scope \`${permission}\`.` : 'Not with a key.'}`;
}

/** Describes one response for each status, with the codes it may have. */
function describeResponses(operation: Operation, codes: ErrorCode[]): void {
  const { responses } = operation;
  for (const status of Object.keys(responses)) if (Number(status) >= 400) delete responses[status];
  for (const [status, response] of Object.entries(responses))
    response.description = status === '200' ? 'Done.' : 'Done, and something was made.';
  const statuses = [...new Set(codes.map((code) => errorDefinitions[code].status))].toSorted(
    (a, b) => a - b,
  );
  for (const status of statuses) {
    const ofStatus = [...new Set(codes)].filter((code) => errorDefinitions[code].status === status);
    responses[status] = {
      description: ofStatus
        .map((code) => `\`${code}\`: ${errorDefinitions[code].message}`)
        .join('\n\n'),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
}

/** Media types of the files that calls send, by path. */
const fileTypes: [RegExp, string[]][] = [
  [/^uploads\.read$/, ['image/webp', 'image/png', 'image/jpeg', 'image/gif']],
  [/exportEvidence/, ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']],
  [/questions\.export/, ['text/csv', 'text/plain', 'application/xml', 'application/json']],
  [
    /reports\.export/,
    ['text/csv', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ],
  [/./, ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']],
];

function describeFile({ operationId, responses }: Operation): void {
  const types = fileTypes.find(([pattern]) => pattern.test(operationId))?.[1] ?? [];
  const file = { schema: { type: 'string', format: 'binary' } };
  responses['200'] = {
    description: 'The file, as a download.',
    content: Object.fromEntries(types.map((type) => [type, file])),
  };
}
