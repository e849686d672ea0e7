import { useCallback, useEffect, useState } from 'react';
import {
  emptyReportDraft,
  reportDraft,
  type ReportDraft,
  type ReportStudent,
} from './report-draft.ts';

/** The wizard's state, kept on this device so that it survives a reload and a lost session. */
export function useReportDraft(userId: string) {
  const [draft, setDraft] = useState(() => reportDraft(userId).read() ?? emptyReportDraft);

  useEffect(() => {
    reportDraft(userId).write(draft);
  }, [userId, draft]);

  const change = useCallback((values: Partial<ReportDraft>) => {
    setDraft((current) => ({ ...current, ...values }));
  }, []);

  /** Changes one student by place, whatever has happened to the others meanwhile. */
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

  return { draft, change, changeStudent, startNewBatch: () => setDraft(emptyReportDraft) };
}

export type ReportDraftState = ReturnType<typeof useReportDraft>;
