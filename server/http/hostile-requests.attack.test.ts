import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { fuzzContract, type FuzzOutcome } from '../testing/fuzz/fuzz-contract.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { listRoutes } from './check-permissions.ts';

const REQUESTS = 5_000;
/** `npm run bench -- fuzz` sends many more of them to a separate process. */
describe(`${REQUESTS} hostile requests to every call of the contract, from everyone`, () => {
  let app: TestApp;
  let outcome: FuzzOutcome;
  beforeAll(async () => {
    app = await startTestApp();
    outcome = await fuzzContract(app, { requests: REQUESTS, seed: 20_260_101, sideBySide: 8 });
  });
  afterAll(() => app.stop());

  it('cause no failure and reveal no internal details or other people’s data', () => {
    expect(outcome.findings).toEqual([]);
  });

  it('leave no trace in the program', () => {
    expect(({} as { isPolluted?: unknown }).isPolluted).toBeUndefined();
  });

  it('pass the first check often enough to be a real test', () => {
    expect(outcome.reached.size).toBeGreaterThan(listRoutes(contract).length * 0.8);
  });
});
