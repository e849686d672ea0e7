import { useCallback, useEffect, useRef, useState } from 'react';
import {
  draftKey,
  emptyReportDraft,
  reportDraft,
  type ReportDraft,
  type ReportStudent,
} from './report-draft.ts';

/**
 * The wizard's state, stored on this device so that it survives a reload and an expired session.
 * Tabs adopt each other's changes; a tab that missed one asks before it overwrites it.
 */
export function useReportDraft(userId: string) {
  const [begun] = useState(
    () => reportDraft(userId).read() ?? { ...emptyReportDraft, revision: 0 },
  );
  const [draft, setDraft] = useState<ReportDraft>(begun);
  /** The stored draft as this tab knows it. */
  const known = useRef({ draft: draft, revision: begun.revision });
  /** Another tab's version that this one has not seen, while this one has changes too. */
  const [theirs, setTheirs] = useState<(ReportDraft & { revision: number }) | null>(null);

  const take = useCallback((newer: ReportDraft & { revision: number }) => {
    known.current = { draft: newer, revision: newer.revision };
    setDraft(newer);
    setTheirs(null);
  }, []);

  const write = useCallback(
    (changed: ReportDraft, revision: number) => {
      known.current = { draft: changed, revision };
      reportDraft(userId).write({ ...changed, revision });
    },
    [userId],
  );

  useEffect(() => {
    if (draft === known.current.draft) return;
    const there = reportDraft(userId).read();
    if (there && there.revision > known.current.revision) setTheirs(there);
    else write(draft, known.current.revision + 1);
  }, [userId, draft, write]);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== draftKey(userId)) return;
      const there = reportDraft(userId).read();
      if (there && there.revision > known.current.revision) take(there);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [userId, take]);

  const change = useCallback((values: Partial<ReportDraft>) => {
    setDraft((current) => ({ ...current, ...values }));
  }, []);

  /** Changes one student by position, independently of changes to the others. */
  const changeStudent = useCallback(
    (position: number, valuesOf: (student: ReportStudent) => Partial<ReportStudent>) => {
      setDraft((current) => ({
        ...current,
        students: current.students.map((student, index) =>
          index === position ? { ...student, ...valuesOf(student) } : student,
        ),
      }));
    },
    [],
  );

  return {
    draft,
    change,
    changeStudent,
    startNewBatch: () => setDraft({ ...emptyReportDraft }),
    /**
     * Set if both this tab and another have changed the draft; its functions choose which version
     * stays.
     */
    conflict: theirs && {
      takeTheirs: () => take(theirs),
      keepMine: () => {
        setTheirs(null);
        write(draft, theirs.revision + 1);
      },
    },
  };
}

export type ReportDraftState = ReturnType<typeof useReportDraft>;
