import { expect, it } from 'vitest';
import { newStudent } from '../read-names.ts';
import { emptyReportDraft, enteredIn, hasUnwritten } from './report-draft.ts';

const asha = { ...newStudent('Asha'), positives: 'graphs' };
const entered = { ...emptyReportDraft, names: 'Asha', students: [asha] };
const batch = { ...entered, batchId: 'batch', step: 3, written: enteredIn(entered) };

it('asks for what was entered before any reports were written of it', () => {
  expect(hasUnwritten(emptyReportDraft)).toBe(false);
  expect(hasUnwritten({ ...emptyReportDraft, names: 'Asha' })).toBe(true);
  expect(hasUnwritten(entered)).toBe(true);
});

it('asks for what was entered after its reports were written, and for nothing else', () => {
  expect(hasUnwritten(batch)).toBe(false);
  expect(hasUnwritten({ ...batch, step: 0 })).toBe(false);
  expect(hasUnwritten({ ...batch, students: [{ ...asha, areasToImprove: 'units' }] })).toBe(true);
  expect(hasUnwritten({ ...batch, students: [{ ...asha, level: 6 }] })).toBe(true);
  expect(hasUnwritten({ ...batch, tone: 'formal' })).toBe(true);
  expect(hasUnwritten({ ...batch, classInfo: { ...batch.classInfo, unitsCovered: 'Cells' } })).toBe(
    true,
  );
});

it('knows the same entries after a reload, in whatever order their fields are kept', () => {
  const { name, ...rest } = asha;
  expect(hasUnwritten({ ...batch, students: [{ ...rest, name }] })).toBe(false);
});
