import { type RefObject, useEffect, useRef } from 'react';

/** For a form that somebody has just opened: its first field takes the focus. */
export function useFocusFirst(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);
  return form;
}
