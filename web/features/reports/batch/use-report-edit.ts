import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Finding, Report } from '../../../../shared/contract/report-batches.ts';
import { withoutPassages } from '../../../../shared/report-passages.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import type { UnsavedReports } from './use-unsaved-reports.ts';

export interface ReportEditOptions {
  /** Called when the server has a different version; resolves once that is on the screen. */
  onChanged: () => Promise<void>;
  unsaved: UnsavedReports;
}

/** Edits a report's text, and keeps it until the server has stored it. */
export function useReportEdit(report: Report, { onChanged, unsaved }: ReportEditOptions) {
  /** Null while the text equals the server's. */
  const [edited, setEdited] = useState<string | null>(null);
  /** The edited text, readable between renders. */
  const typed = useRef<string>(null);
  const saving = useRef<Promise<Report | null>>(null);
  const isAsked = useRef(false);
  const { id: reportId, revision } = report;
  const isUnsaved = edited !== null && edited !== report.report;

  const setText = (text: string | null) => {
    typed.current = text;
    setEdited(text);
  };

  const edit = useMutation(
    api.reports.edit.mutationOptions({
      onSuccess: () => onChanged(),
      onError: () => onChanged(),
    }),
  );
  const again = useMutation(
    api.reports.regenerate.mutationOptions({
      onSuccess: () => onChanged(),
      onError: () => onChanged(),
    }),
  );
  const decide = useMutation(api.reports.decide.mutationOptions({ onSettled: () => onChanged() }));
  const isConflict = isDefinedError(edit.error) && edit.error.code === 'REPORT_CHANGED';

  /**
   * Saves the current text, and repeats if another save was requested meanwhile; null if it fails.
   */
  const saveWhileAsked = async (): Promise<Report | null> => {
    let saved: Report | null = report;
    while (isAsked.current && saved !== null) {
      isAsked.current = false;
      const text = typed.current;
      if (text === null || text === saved.report) continue;
      const known: Report = saved;
      saved = await edit
        .mutateAsync({ reportId, revision: known.revision, report: text })
        .catch(() => null);
      if (saved && typed.current === text) setText(null);
    }
    isAsked.current = false;
    return saved;
  };
  const save = (): Promise<Report | null> => {
    isAsked.current = true;
    saving.current ??= saveWhileAsked().finally(() => {
      saving.current = null;
    });
    return saving.current;
  };

  useEffect(() => {
    // After a conflict, nothing is saved until the teacher chooses.
    const saveUnlessChanged = async () => !isConflict && (await save()) !== null;
    unsaved.note(reportId, isUnsaved ? saveUnlessChanged : null);
  });
  useEffect(() => () => unsaved.note(reportId, null), [unsaved, reportId]);

  const regenerate = async () => {
    // Blurring the field by pressing the button has started a save.
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
    if (!isConfirmed) return;
    again.mutate(
      { reportId, revision: saved?.revision ?? revision },
      {
        onSuccess: () => {
          setText(null);
          edit.reset();
        },
      },
    );
  };

  const failure = edit.error ?? again.error ?? decide.error;
  return {
    text: edited ?? report.report,
    setText,
    /** Saves the changes; after a conflict, only `keepMine` does. */
    save: () => {
      if (isUnsaved && !isConflict) void save();
    },
    regenerate: () => void regenerate(),
    isBusy: again.isPending,
    /** Removes the sentences that a warning marks. */
    takeOut: (finding: Finding) => {
      setText(withoutPassages(edited ?? report.report, finding));
      void save();
    },
    /** Keeps what a warning marks. */
    decide: async (kind: Finding['kind']) => {
      const saved = await saving.current;
      decide.mutate({ reportId, kind, revision: saved?.revision ?? revision });
    },
    problem: failure ? errorSentence(failure, reportsMessages.saveFailed) : null,
    /** The server's version, if somebody changed the report meanwhile. */
    theirs: isConflict && isUnsaved ? report.report : null,
    keepMine: () => {
      void save();
    },
    takeTheirs: () => {
      setText(null);
      edit.reset();
    },
  };
}
