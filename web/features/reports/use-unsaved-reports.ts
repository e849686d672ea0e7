import { useMemo, useRef } from 'react';
import { confirm } from '../../ui/confirm.tsx';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';

/** Saves a report; false where the server has not taken it. */
type Save = () => Promise<boolean>;

/** What stands in the reports of a batch and is not saved. */
export interface UnsavedReports {
  /** Null once the report is saved, or no longer on the screen. */
  note: (reportId: string, save: Save | null) => void;
  hasAny: () => boolean;
  /** Saves everything; where that fails, asks whether to go on without it. */
  saveOrAsk: (question: { message: string; confirmLabel: string }) => Promise<boolean>;
}

/** Asks before the page is left while a report's changes are not saved: one guard for all of them. */
export function useUnsavedReports(): UnsavedReports {
  const unsaved = useRef(new Map<string, Save>());
  useUnsavedGuard(
    () => unsaved.current.size > 0,
    () => unsaved.current.clear(),
  );
  return useMemo(
    () => ({
      note: (reportId, save) => {
        if (save) unsaved.current.set(reportId, save);
        else unsaved.current.delete(reportId);
      },
      hasAny: () => unsaved.current.size > 0,
      saveOrAsk: async (question) => {
        const areSaved = await Promise.all([...unsaved.current.values()].map((save) => save()));
        if (areSaved.every(Boolean)) return true;
        return confirm({ title: 'Unsaved changes', isDestructive: true, ...question });
      },
    }),
    [],
  );
}
