import { expect, it } from 'vitest';
import { newStudent } from '../read-names.ts';
import { emptyReportDraft, enteredIn, hasUnwritten } from './report-draft.ts';

const asha = { ...newStudent('Asha'), positives: 'graphs' };
const entered = { ...emptyReportDraft, names: 'Asha', students: [asha] };
const batch = { ...entered, batchId: 'batch', step: 3, written: enteredIn(entered) };

it('asks about entries before any reports have been written from them', () => {
  expect(hasUnwritten(emptyReportDraft)).toBe(false);
  expect(hasUnwritten({ ...emptyReportDraft, names: 'Asha' })).toBe(true);
  expect(hasUnwritten(entered)).toBe(true);
});

it('asks about entries made after the reports were written, and about nothing else', () => {
  expect(hasUnwritten(batch)).toBe(false);
  expect(hasUnwritten({ ...batch, step: 0 })).toBe(false);
  expect(hasUnwritten({ ...batch, students: [{ ...asha, areasToImprove: 'units' }] })).toBe(true);
  expect(hasUnwritten({ ...batch, students: [{ ...asha, level: 6 }] })).toBe(true);
  expect(hasUnwritten({ ...batch, tone: 'formal' })).toBe(true);
  expect(hasUnwritten({ ...batch, classInfo: { ...batch.classInfo, unitsCovered: 'Cells' } })).toBe(
    true,
  );
});

it('recognises the same entries after a reload, in whatever order their fields are stored', () => {
  const { name, ...rest } = asha;
  expect(hasUnwritten({ ...batch, students: [{ ...rest, name }] })).toBe(false);
});
