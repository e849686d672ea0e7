import { useMutation } from '@tanstack/react-query';
import type { Finding, Report } from '../../../../shared/contract/report-batches.ts';
import { withoutPassages } from '../../../../shared/report-passages.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { type ReportEditOptions, useReportText } from './use-report-text.ts';

/** What a teacher does to a report: edits it, has it written again, decides on its warnings. */
export function useReportEdit(report: Report, options: ReportEditOptions) {
  const { onChanged } = options;
  const { edited, setText, isUnsaved, isConflict, ...text } = useReportText(report, options);
  const { id: reportId, revision } = report;

  const again = useMutation(
    api.reports.regenerate.mutationOptions({
      onSuccess: () => onChanged(),
      onError: () => onChanged(),
    }),
  );
  const decide = useMutation(api.reports.decide.mutationOptions({ onSettled: () => onChanged() }));

  const regenerate = async () => {
    // Blurring the field by pressing the button has started a save.
    const saved = await text.saved();
    const isByHand = isUnsaved || (saved ?? report).state === 'edited';
    const isConfirmed =
      !isByHand ||
      (await confirm({
        title: 'Write again',
        message: reportsMessages.confirmRegenerate,
        confirmLabel: 'Write again',
        isDestructive: true,
      }));
    if (!isConfirmed) return;
    again.mutate({ reportId, revision: saved?.revision ?? revision }, { onSuccess: text.discard });
  };

  const failure = text.error ?? again.error ?? decide.error;
  return {
    text: edited ?? report.report,
    setText,
    /** Saves the changes; after a conflict, only `keepMine` does. */
    save: () => {
      if (isUnsaved && !isConflict) void text.save();
    },
    regenerate: () => void regenerate(),
    isBusy: again.isPending,
    /** Removes the sentences that a warning marks. */
    takeOut: (finding: Finding) => {
      setText(withoutPassages(edited ?? report.report, finding));
      if (!isConflict) void text.save();
    },
    /** Keeps what a warning marks. */
    decide: async (kind: Finding['kind']) => {
      const saved = await text.saved();
      decide.mutate({ reportId, kind, revision: saved?.revision ?? revision });
    },
    problem: failure ? errorSentence(failure, reportsMessages.saveFailed) : null,
    /** The server's version, if somebody changed the report meanwhile. */
    theirs: isConflict && isUnsaved ? report.report : null,
    keepMine: () => {
      void text.save();
    },
    takeTheirs: text.discard,
  };
}
