import { useLayoutEffect } from 'react';

/** Marks the document's body while the caller is on the screen, for print styles to go by. */
export function useBodyMark(mark: 'sheet' | 'reports', isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    document.body.dataset.paper = mark;
    return () => {
      delete document.body.dataset.paper;
    };
  }, [mark, isOn]);
}
