import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { isContractProcedure, type AnyContractRouter } from '@orpc/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from '../../../shared/contract/contract.ts';
import { listRoutes } from '../check-permissions.ts';
import { buildDocument } from './build-document.ts';
import { requestExamples } from './examples.ts';
import type { ApiDocument, Operation } from './openapi-types.ts';

describe('the API document', () => {
  let document: ApiDocument;
  let operations: Operation[];
  beforeAll(async () => {
    document = await buildDocument();
    operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  });

  it('has no error by the recommended rules of Redocly, and no warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = JSON.stringify(document);
    const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
    expect(problems.map(({ ruleId, message }) => [ruleId, message])).toEqual([]);
  });

  it('has no error by the recommended rules of Spectral', async () => {
    const spectral = new spectralCore.Spectral();
    spectral.setRuleset({ extends: [[spectralRulesets.oas as never, 'recommended']], rules: {} });
    const problems = await spectral.run(structuredClone(document) as Record<string, unknown>);
    // Severity 0 is an error.
    const errors = problems.filter(({ severity }) => severity.valueOf() === 0);
    expect(errors.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([]);
  });

  it('lists every call of the contract, with a description, a tag and who may make it', () => {
    const calls = new Set(operations.map(({ operationId }) => operationId));
    expect(listRoutes(contract).filter(({ name }) => !calls.has(name))).toEqual([]);
    const poor = operations.filter(
      ({ operationId, summary, description, tags, security }) =>
        !summary ||
        summary === operationId ||
        !description ||
        tags?.length !== 1 ||
        security === undefined,
    );
    expect(poor.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('names every body that is an object', () => {
    const bodies = operations
      .filter(({ operationId }) => !/^(?:auth|callable)\./.test(operationId))
      .flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)])
      .map((body) => body?.content?.['application/json']?.schema);
    expect(
      bodies.filter((schema) => schema?.['type'] === 'object' && schema['properties']),
    ).toEqual([]);
  });

  it.each(Object.keys(requestExamples))('has an example of %s that the call accepts', (name) => {
    const call = name
      .split('.')
      .reduce<AnyContractRouter>(
        (node, key) => (node as Record<string, AnyContractRouter>)[key] ?? {},
        contract,
      );
    if (!isContractProcedure(call)) throw new Error(`There is no call ${name}.`);
    const schema = call['~orpc'].inputSchema as z.ZodObject;
    const inPath = { quizCode: 'PLANT1' };
    const example = requestExamples[name] as object;
    const { error } = schema.safeParse({ ...('quizCode' in schema.shape && inPath), ...example });
    expect(error?.issues ?? []).toEqual([]);
  });
});
