import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTeacher } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

const classInfo = { className: '10B', subject: 'Biology', term: 'Autumn', unitsCovered: 'Cells' };
const request = { students: [{ name: 'Asha Patel' }], classInfo };

describe('what is said of a model beside reports', () => {
  let app: TestApp;
  let api: Awaited<ReturnType<TestApp['as']>>['reports'];
  /** Whether the school uses a model at present. */
  let usesModel = false;

  beforeAll(async () => {
    app = await startTestApp({
      reportWriter: {
        get usesModel() {
          return usesModel;
        },
        write: async ({ student }) => ({ report: `${student.name} works.`, unsourced: [] }),
      },
    });
    api = (await app.as(await buildTeacher(app.database))).reports;
  });
  afterAll(() => app.stop());

  const written = async () => {
    const { id } = await api.startBatch(request);
    return until(async () => {
      const batch = await api.getBatch({ batchId: id });
      expect(batch.reports[0]?.state).toBe('written');
      return batch;
    });
  };
  const isByModel = async (batchId: string) => (await api.getBatch({ batchId })).usesModel;

  it('is about who wrote them, whatever the school has chosen since', async () => {
    usesModel = true;
    const { id } = await written();
    usesModel = false;
    expect(await isByModel(id)).toBe(true);
    const { id: ownWords } = await written();
    usesModel = true;
    expect(await isByModel(ownWords)).toBe(false);
  });

  it('is true once a model has written one of them again', async () => {
    usesModel = false;
    const { id, reports } = await written();
    usesModel = true;
    const [{ id: reportId, revision } = { id: '', revision: 0 }] = reports;
    await api.regenerate({ reportId, revision });
    usesModel = false;
    expect(await isByModel(id)).toBe(true);
  });
});
