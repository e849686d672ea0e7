import { confirm } from '../../../ui/confirm.tsx';
import { counted } from '../../../ui/format-mark.ts';
import type { Agreement } from '../ten-first/use-blind-sample.ts';

/**
 * Says what accepting without opening is, and how far the AI was found to agree, before it is done.
 * `where` names the questions.
 */
export function confirmBulk(
  marks: number,
  where: string,
  agreement: Agreement['questions'] | undefined,
): Promise<boolean> {
  return confirm({
    title: 'Accept in bulk',
    message:
      `This puts ${counted(marks, 'mark')} in ink ${where} without opening the answers. ` +
      `${formatProof(agreement ?? [])} Students read “accepted by your teacher”, and the evidence ` +
      'pack does not count it as agreement. You can undo it, and look behind ' +
      'some of them with a spot check.',
    confirmLabel: `Accept ${counted(marks, 'mark')}`,
  });
}

function formatProof(questions: Agreement['questions']): string {
  const measured = questions.reduce((sum, each) => sum + each.measured, 0);
  const exact = questions.reduce((sum, each) => sum + each.exact, 0);
  const refused = questions.filter(({ isBulkRefused }) => isBulkRefused).length;
  const proof =
    measured === 0
      ? 'How far the AI agrees with you was not measured: no answers were marked blind.'
      : `Of your blind marks the AI gave ${exact} of ${measured} the same.`;
  return refused === 0
    ? proof
    : `${proof} ${counted(refused, 'question')} with too little agreement stay in pencil.`;
}
