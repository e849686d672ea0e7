import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first field of a form when it opens. If the focus is lost when the form closes, the
 * first button in its place gets it, which is the one that opened it.
 */
export function useFocusFirst(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const place = form.current?.parentElement;
    form.current?.querySelector('input')?.focus();
    return () => {
      if (document.activeElement === document.body) place?.querySelector('button')?.focus();
    };
  }, []);
  return form;
}
