import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Finding, Report } from '../../../shared/contract/report-batches.ts';
import { withoutPassages } from '../../../shared/report-passages.ts';
import { reportsMessages } from '../../../shared/messages/reports.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { confirm } from '../../ui/confirm.tsx';

export interface ReportEditOptions {
  /** Called when the server has another version: resolves once it is on the screen. */
  onChanged: () => Promise<void>;
  onUnsaved: (reportId: string, isUnsaved: boolean) => void;
}

/** A report's text on the screen: kept until the server has it. */
export function useReportEdit(report: Report, { onChanged, onUnsaved }: ReportEditOptions) {
  /** Null while it is as the server has it. */
  const [edited, setEdited] = useState<string | null>(null);
  const saving = useRef<Promise<Report | null>>(null);
  const { id: reportId, revision } = report;
  const isUnsaved = edited !== null && edited !== report.report;

  useEffect(() => {
    onUnsaved(reportId, isUnsaved);
    return () => onUnsaved(reportId, false);
  }, [onUnsaved, reportId, isUnsaved]);

  const edit = useMutation(
    api.reports.edit.mutationOptions({
      onSuccess: async (_, { report: saved }) => {
        await onChanged();
        setEdited((current) => (current === saved ? null : current));
      },
      onError: () => onChanged(),
    }),
  );
  const again = useMutation(
    api.reports.regenerate.mutationOptions({
      onSuccess: async () => {
        await onChanged();
        setEdited(null);
        edit.reset();
      },
      onError: () => onChanged(),
    }),
  );
  const decide = useMutation(api.reports.decide.mutationOptions({ onSettled: () => onChanged() }));
  const isConflict = isDefinedError(edit.error) && edit.error.code === 'REPORT_CHANGED';

  const store = (text: string) => {
    saving.current = edit
      .mutateAsync({ reportId, revision, report: text })
      .catch(() => null)
      .finally(() => {
        saving.current = null;
      });
  };
  const regenerate = async () => {
    // Leaving the field for the button has begun to save what stands there.
    const saved = await saving.current;
    const isByHand = isUnsaved || (saved ?? report).state === 'edited';
    const isConfirmed =
      !isByHand ||
      (await confirm({
        title: 'Write again',
        message: reportsMessages.confirmRegenerate,
        confirmLabel: 'Write again',
        isDestructive: true,
      }));
    if (isConfirmed) again.mutate({ reportId, revision: saved?.revision ?? revision });
  };

  const failure = edit.error ?? again.error ?? decide.error;
  return {
    text: edited ?? report.report,
    setText: setEdited,
    /** Saves what was changed; after a conflict only `keepMine` does. */
    save: () => {
      if (isUnsaved && !edit.isPending && !isConflict) store(edited);
    },
    regenerate: () => void regenerate(),
    isBusy: again.isPending,
    /** Takes out the sentences that a warning marks. */
    takeOut: (finding: Finding) => {
      const text = withoutPassages(edited ?? report.report, finding);
      setEdited(text);
      store(text);
    },
    /** Stands by what a warning marks. */
    decide: async (kind: Finding['kind']) => {
      const saved = await saving.current;
      decide.mutate({ reportId, kind, revision: saved?.revision ?? revision });
    },
    problem: failure ? errorSentence(failure, reportsMessages.saveFailed) : null,
    /** What the server has, where somebody changed the report meanwhile. */
    theirs: isConflict && isUnsaved ? report.report : null,
    keepMine: () => {
      if (edited !== null) store(edited);
    },
    takeTheirs: () => {
      setEdited(null);
      edit.reset();
    },
  };
}
