import type { ApiDocument, Schema } from './openapi-types.ts';

/** Names of shapes that occur in many responses, each with a call that returns it. */
const namedAfter: Record<string, string> = {
  Quiz: 'quizzes.create',
  Question: 'questions.create',
  User: 'accounts.setExtraTime',
  SchoolClass: 'classes.create',
  MarkingRun: 'marking.startRun',
  ReportBatch: 'reports.getBatch',
  Report: 'reports.edit',
  Attempt: 'attempts.start',
  HandIn: 'attempts.finish',
  ApiToken: 'tokens.create',
  OwnAccount: 'account.get',
  Settings: 'system.getSettings',
};

const errorSchema: Schema = {
  type: 'object',
  description: 'What a call answers that was refused or failed.',
  properties: {
    defined: {
      type: 'boolean',
      description: 'Whether the call’s own list of errors has the code.',
    },
    code: { type: 'string', description: 'For programs.' },
    status: { type: 'integer', description: 'The HTTP status again.' },
    message: { type: 'string', description: 'For people.' },
    data: {
      description: 'More about some errors, such as `issues` with the fields that are not valid.',
    },
  },
  required: ['defined', 'code', 'status', 'message'],
  example: {
    defined: true,
    code: 'QUIZ_NOT_FOUND',
    status: 404,
    message: 'Quiz not found. Please check the Quiz Code.',
  },
};

const pascal = (operationId: string): string =>
  operationId.replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names every body, and every shape that occurs in several bodies. */
export function nameComponents(document: ApiDocument): void {
  const schemas: Record<string, Schema> = { Error: errorSchema };
  const names = new Map<string, string>();
  const preferred = new Map(Object.entries(namedAfter).map(([name, call]) => [call, name]));
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const bodies = operations.flatMap(({ operationId, responses, requestBody }) => {
    const done = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];
    return [
      { body: done?.content?.['application/json'], name: preferred.get(operationId), operationId },
      { body: requestBody?.content['application/json'], operationId, isRequest: true },
    ];
  });
  const inOrder = bodies.toSorted((a, b) => Number(!a.name) - Number(!b.name));
  for (const { body, name, operationId, isRequest } of inOrder) {
    if (!body || body.schema['$ref'] !== undefined || body.schema['type'] !== 'object') continue;
    const text = JSON.stringify(body.schema);
    const known =
      names.get(text) ?? name ?? `${pascal(operationId)}${isRequest ? 'Request' : 'Result'}`;
    schemas[known] ??= body.schema;
    names.set(text, known);
    body.schema = refTo(known);
  }
  for (const schema of Object.values(schemas)) referWithin(schema, names);
  document.components = { ...document.components, schemas };
}

const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Replaces nested shapes that have a name with references. */
function referWithin(node: unknown, names: ReadonlyMap<string, string>): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node)) {
    const name = typeof child === 'object' && names.get(JSON.stringify(child));
    if (name) (node as Record<string, unknown>)[key] = refTo(name);
    else referWithin(child, names);
  }
}
