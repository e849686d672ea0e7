import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { confirmBulk, formatLeftOut, TOO_LITTLE_PROOF } from '../decisions/confirm-bulk.ts';
import { formatAccepted } from '../decisions/format-decision.ts';
import { useAgreement } from '../ten-first/use-blind-sample.ts';
import { useSpotCheck } from '../ten-first/use-spot-check.ts';
import { useDesk } from './desk-context.ts';

type BulkMarks = { kind: 'without-doubt' } | { kind: 'question'; questionId: string };

/** Returns what accepts marks in bulk, once the teacher has read what is accepted. */
export function useBulkAcceptance() {
  const { schoolClass, decisions } = useDesk();
  const agreement = useAgreement();
  const { draw } = useSpotCheck();
  return async (which: BulkMarks) => {
    // The confirmation needs current counts, because others decide too; without them nothing is
    // accepted.
    const { data, error } = await agreement.refetch({ cancelRefetch: false });
    if (data === undefined || error !== null) {
      toast.error(errorSentence(error, markingMessages.updateFailed));
      return;
    }
    const questionId = which.kind === 'question' ? which.questionId : undefined;
    const chosen = data.questions
      .map((measured, index) => ({
        number: index + 1,
        marks: questionId === undefined ? measured.sure : measured.acceptable,
        measured,
      }))
      .filter(({ measured }) => questionId === undefined || measured.questionId === questionId);
    const marks = chosen.filter((each) => !each.measured.isBulkRefused && each.marks > 0);
    const staying = sumOfLeftOut(chosen.map(({ measured }) => measured));
    if (marks.length === 0) {
      const isRefused = chosen.some(({ measured }) => measured.isBulkRefused);
      if (isRefused) toast.error(TOO_LITTLE_PROOF);
      else toast.error(staying > 0 ? formatLeftOut(staying) : formatAccepted(0));
      return;
    }
    const choice = await confirmBulk(marks, staying, schoolClass?.name);
    if (choice === 'spot-check') draw('to-accept', questionId);
    if (choice === 'accept') await decisions.acceptAtOnce(which, schoolClass?.teacherCode);
  };
}

/** Counts the marks that stay in pencil, without those that the school's requirements hold back. */
export function sumOfLeftOut(questions: readonly QuestionAgreement[]): number {
  return questions.reduce(
    (sum, { leftOut, isBulkRefused }) => (isBulkRefused ? sum : sum + leftOut),
    0,
  );
}
