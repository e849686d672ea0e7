import { describe, expect, it } from 'vitest';
import { reportBatchInputSchema } from '../../../../shared/contract/reports.ts';
import { balanceOf } from './class-balance.ts';

function batch(reports: readonly { report: string; pronouns: string; level: number }[]) {
  const students = reports.map(({ pronouns, level }, index) => ({
    name: `S${index}`,
    pronouns,
    level,
  }));
  return {
    id: '1',
    input: reportBatchInputSchema.parse({ students, classInfo: {} }),
    usesModel: false,
    createdAt: '',
    isOwn: true,
    handedIn: null,
    missing: [],
    reports: reports.map(({ report }, index) => ({
      id: `${index}`,
      position: index,
      name: `S${index}`,
      detail: '',
      report,
      state: 'written' as const,
      failure: null,
      revision: 0,
      warnings: [],
      signed: null,
      remarks: [],
      previous: null,
      behind: null,
    })),
  };
}

describe('length and tone by group', () => {
  it('distinguishes groups praised for effort from those praised for ability', () => {
    const groups = balanceOf(
      batch([
        { report: 'She tries hard and is diligent.', pronouns: 'she', level: 5 },
        { report: 'He is brilliant.', pronouns: 'he', level: 5 },
        { report: 'He is naturally gifted and quick.', pronouns: 'he', level: 8 },
      ]),
    );
    expect(groups?.map(({ group, reports, words }) => [group, reports, words])).toEqual([
      ['he / him', 2, 4.5],
      ['she / her', 1, 6],
      ['Level: Accomplished', 1, 6],
      ['Level: Secure', 2, 4.5],
    ]);
    const [he, she] = groups ?? [];
    expect([he?.effort, she?.effort]).toEqual([0, 50]);
    expect(he?.ability).toBeGreaterThan(30);
    expect(she?.ability).toBe(0);
  });

  it('compares nothing if everyone is in one group', () => {
    const same = { report: 'Works well.', pronouns: 'they', level: 5 };
    expect(balanceOf(batch([same, same]))).toBeNull();
  });
});
