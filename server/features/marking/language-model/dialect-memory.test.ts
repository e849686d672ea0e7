import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createDatabase, createPool, type Database } from '../../../database/client.ts';
import { markerTools } from '../../../testing/markers/marker-tools.ts';
import {
  judgeFairly,
  startModelServer,
  type ModelServer,
} from '../../../testing/markers/model-server.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import { createMarker } from '../model-marker/create-marker.ts';
import { describeMarker, identifyModel } from '../model-marker/describe-marker.ts';
import { FULL_DIALECT, PLAIN_DIALECT } from './dialect.ts';
import { createDialectMemory } from './dialects-queries.ts';

const task = {
  id: 'one',
  questionText: 'Which gas do plants take in?',
  markSchemeAnswer: 'carbon dioxide (1)',
  userAnswer: 'They take in carbon dioxide.',
  maxMark: 1,
};

describe('the dialect that a model’s server understands', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;
  let model: ModelServer;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 4 });
    database = createDatabase(pool);
  });
  beforeEach(async () => {
    model = await startModelServer();
  });
  afterEach(() => model.stop());
  afterAll(() => pool.end());

  const settings = () =>
    readConfig({
      MARKER: 'openai-compatible',
      MARKER_MODEL: 'llama',
      MARKER_BASE_URL: `${model.url}?key=secret`,
    }).marking;
  /** Creates a marker as another process, or this one after a restart, would. */
  const start = () => {
    const memory = createDialectMemory(database, identifyModel(settings().marker));
    return createMarker(settings(), markerTools({ memory }));
  };
  const known = async () => (await describeMarker(database, settings())).dialect;
  const refuseFormats = () =>
    model.behave((request) =>
      request.asked.format === undefined ? { judgement: judgeFairly(request) } : { status: 400 },
    );

  it('is found before the first call, and remembered for other processes', async () => {
    expect(await known()).toBeNull();
    refuseFormats();
    expect((await start().mark(task)).markAwarded).toBe(1);
    expect(await known()).toMatchObject({ ...FULL_DIALECT, output: 'tool-call' });
    expect(model.requests).toHaveLength(1);

    const probes = model.probes.length;
    expect((await start().mark(task)).markAwarded).toBe(1);
    expect(model.probes).toHaveLength(probes);
  });

  it('is looked for again when it stops working, without losing the answer', async () => {
    const marker = start();
    await marker.mark(task);
    expect(await known()).toMatchObject(FULL_DIALECT);
    refuseFormats();
    expect((await marker.mark(task)).markAwarded).toBe(1);
    expect(await known()).toMatchObject({ output: 'tool-call' });
  });

  it('is checked with only one small call after an answer is refused, and is kept', async () => {
    const marker = start();
    await marker.mark(task);
    model.behave((request) =>
      request.answer.includes('poison') ? { status: 400 } : { judgement: judgeFairly(request) },
    );
    const probes = model.probes.length;
    const poison = { ...task, userAnswer: 'poison' };
    await expect(marker.mark(poison)).rejects.toMatchObject({ reason: 'refused' });
    await expect(marker.mark(poison)).rejects.toMatchObject({ reason: 'refused' });
    expect(model.probes).toHaveLength(probes + 1);
    expect((await marker.mark(task)).markAwarded).toBe(1);
  });

  it('is looked for only once when several calls are waiting for it', async () => {
    const marker = start();
    const answers = ['first', 'second', 'third'].map((userAnswer) => ({ ...task, userAnswer }));
    await Promise.all(answers.map((one) => marker.mark(one)));
    expect(model.probes).toHaveLength(1);
  });

  it('can be looked for on demand, and a failure is explained in the server’s own words', async () => {
    model.behave((request) =>
      request.asked.format || request.asked.tools.length > 0 || request.asked.parameters.length > 0
        ? { status: 422 }
        : { judgement: judgeFairly(request) },
    );
    expect(await start().findDialect?.()).toEqual(PLAIN_DIALECT);
    model.behave(() => ({ status: 400, body: '{"error": "no such model"}' }));
    await expect(start().findDialect?.()).rejects.toMatchObject({
      reason: 'refused',
      said: 'no such model',
    });
  });

  it('is stored without the key in the server’s address', async () => {
    await start().mark(task);
    const { rows } = await pool.query<{ model: string }>('select model from model_dialects');
    expect(JSON.stringify(rows)).not.toContain('secret');
  });
});
