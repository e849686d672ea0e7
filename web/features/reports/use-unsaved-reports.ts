import { useCallback, useRef } from 'react';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts';

/** Asks before the page is left while a report's changes are not saved: one guard for all of them. */
export function useUnsavedReports() {
  const unsaved = useRef(new Set<string>());
  useUnsavedGuard(
    () => unsaved.current.size > 0,
    () => unsaved.current.clear(),
  );
  return useCallback((reportId: string, isUnsaved: boolean) => {
    if (isUnsaved) unsaved.current.add(reportId);
    else unsaved.current.delete(reportId);
  }, []);
}
