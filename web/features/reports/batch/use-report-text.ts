import { isDefinedError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Report } from '../../../../shared/contract/report-batches.ts';
import { api } from '../../../api/client.ts';
import type { UnsavedReports } from './use-unsaved-reports.ts';

export interface ReportEditOptions {
  /** Called when the server has a different version; resolves once that is on the screen. */
  onChanged: () => Promise<void>;
  unsaved: UnsavedReports;
}

/** The text of a report as it is edited here, kept until the server has stored it. */
export function useReportText(report: Report, { onChanged, unsaved }: ReportEditOptions) {
  /** Null while the text equals the server's. */
  const [edited, setEdited] = useState<string | null>(null);
  /** The edited text, readable between renders. */
  const typed = useRef<string>(null);
  const saving = useRef<Promise<Report | null>>(null);
  const isAsked = useRef(false);
  const { id: reportId } = report;
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

  return {
    edited,
    setText,
    isUnsaved,
    isConflict,
    error: edit.error,
    save,
    /** Waits for a save that is under way; null if there is none or it fails. */
    saved: async (): Promise<Report | null> => saving.current,
    /** Goes back to the server's text. */
    discard: () => {
      setText(null);
      edit.reset();
    },
  };
}
