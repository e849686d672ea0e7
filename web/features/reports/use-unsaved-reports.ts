import { useMemo, useRef } from 'react';
import { confirm } from '../../ui/confirm.tsx';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';

/** Saves a report; false where the server has not taken it. */
type Save = () => Promise<boolean>;

/** What stands in the reports of a batch and is not saved. */
export interface UnsavedReports {
  /** Null once the report is saved, or no longer on the screen. */
  note: (reportId: string, save: Save | null) => void;
  /** Whether a comment on a report stands in its field and is not sent. */
  noteComment: (reportId: string, isUnsent: boolean) => void;
  hasAny: () => boolean;
  /** Saves everything; where that fails, asks whether to go on without it. */
  saveOrAsk: (question: Question) => Promise<boolean>;
  /** The same before the reports leave the screen: comments that are not sent would be lost, too. */
  mayGo: (question: Question) => Promise<boolean>;
}

interface Question {
  message: string;
  confirmLabel: string;
}

/**
 * Asks before the page is left while a report's changes are not saved, or a comment is not sent: one guard
 * for all of them.
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
