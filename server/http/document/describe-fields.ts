import type { ApiDocument, Schema } from './openapi-types.ts';

/** Describes numbers and texts by field name, wherever they appear. */
const fieldWords: Record<string, string> = {
  defaultTimeLimit: 'In seconds.',
  timeLimit: 'In seconds.',
  extraTimePercentage: 'In percent of the time limit, 0 to 200.',
  maxMark: 'In whole marks.',
  markAwarded: 'In whole marks, or `Pending`.',
  percentage: 'From 0 to 100.',
  averagePercent: 'From 0 to 100.',
  score: 'In whole marks.',
  maxScore: 'In whole marks.',
  milliseconds: 'In milliseconds.',
  minutes: 'In minutes.',
  days: 'In days from now.',
  wpm: 'Words a minute, five characters each.',
  accuracy: 'In percent, 0 to 100.',
  total_tokens: 'Tokens that the model used; 0 without a model.',
  confidence: 'From 0 to 1.',
  quizCode: 'Six characters of A to Z and 0 to 9.',
  teacherCode: 'The code of a class.',
  submissionId: '`userId_quizCode_questionId`.',
  markRevision: 'The revision of the mark that the caller saw; -1 for none.',
  revision: 'Grows with each change; a write names the one that it saw.',
  pageSize: 'How many a page holds.',
  page: 'From 1.',
};

/** Adds a description with the unit to properties and parameters that have none. */
export function describeFields(document: ApiDocument): void {
  for (const item of Object.values(document.paths)) {
    for (const { parameters = [] } of Object.values(item)) {
      for (const parameter of parameters) {
        const words = wordsFor(String(parameter['name']), parameter['schema'] as Schema);
        if (words !== undefined) parameter['description'] ??= words;
      }
    }
  }
  describeWithin(document);
}

function describeWithin(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  const { properties } = node as { properties?: Record<string, Schema> };
  for (const [name, schema] of Object.entries(properties ?? {})) {
    const words = typeof schema === 'object' && !('$ref' in schema) && wordsFor(name, schema);
    if (words) schema['description'] ??= words;
  }
  for (const child of Object.values(node)) describeWithin(child);
}

function wordsFor(name: string, schema: Schema | undefined): string | undefined {
  if (Object.hasOwn(fieldWords, name)) return fieldWords[name];
  const isMoment = JSON.stringify(schema ?? {}).startsWith('{"type":"string","format":"date-time"');
  return isMoment ? 'ISO 8601, in UTC.' : undefined;
}
