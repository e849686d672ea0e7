import { useLayoutEffect } from 'react';

/** Marks the document's body for print styles while the caller is mounted. */
export function useBodyMark(mark: 'sheet' | 'reports', isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    document.body.dataset.paper = mark;
    return () => {
      delete document.body.dataset.paper;
    };
  }, [mark, isOn]);
}
