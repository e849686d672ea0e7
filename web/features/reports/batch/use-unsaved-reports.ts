import { useMemo, useRef } from 'react';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { useUnsavedGuard } from '../../../ui/dialogs/use-unsaved-guard.ts';

/** Saves a report; resolves to false if the server did not store it. */
type Save = () => Promise<boolean>;

/** Tracks the unsaved changes in a batch of reports. */
export interface UnsavedReports {
  /** Registers how to save a report; null once it is saved or no longer on the screen. */
  note: (reportId: string, save: Save | null) => void;
  /** Records whether a report has an unsent comment. */
  noteComment: (reportId: string, isUnsent: boolean) => void;
  hasAny: () => boolean;
  /** Saves everything; if that fails, asks whether to continue anyway. */
  saveOrAsk: (question: Question) => Promise<boolean>;
  /**
   * Saves everything before the reports leave the screen; asks if that fails, or if unsent comments
   * would be lost.
   */
  mayGo: (question: Question) => Promise<boolean>;
}

interface Question {
  message: string;
  confirmLabel: string;
}

/**
 * Asks before the page is left while a report's changes are unsaved or a comment is unsent; one
 * guard covers all reports.
 */
export function useUnsavedReports(): UnsavedReports {
  const unsaved = useRef(new Map<string, Save>());
  const unsent = useRef(new Set<string>());
  useUnsavedGuard(
    () => unsaved.current.size > 0 || unsent.current.size > 0,
    () => {
      unsaved.current.clear();
      unsent.current.clear();
    },
  );
  return useMemo(() => {
    const ask = (question: Question) =>
      confirm({ title: 'Unsaved changes', isDestructive: true, ...question });
    const saveAll = async () => {
      const areSaved = await Promise.all([...unsaved.current.values()].map((save) => save()));
      return areSaved.every(Boolean);
    };
    return {
      note: (reportId, save) => {
        if (save) unsaved.current.set(reportId, save);
        else unsaved.current.delete(reportId);
      },
      noteComment: (reportId, isUnsent) => {
        if (isUnsent) unsent.current.add(reportId);
        else unsent.current.delete(reportId);
      },
      hasAny: () => unsaved.current.size > 0,
      saveOrAsk: async (question) => (await saveAll()) || ask(question),
      mayGo: async (question) => ((await saveAll()) && unsent.current.size === 0) || ask(question),
    };
  }, []);
}
