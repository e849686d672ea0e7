import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the first field of a form when it opens. */
export function useFocusFirst(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return form;
}
