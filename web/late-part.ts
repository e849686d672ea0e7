import { useEffect } from 'react';

type Load<Part> = () => Promise<Part>;

/** Code that a screen needs some time after it is drawn, fetched once, such as what judges a form. */
export function latePart<Part>(load: Load<Part>): Load<Part> {
  let asked: Promise<Part> | null = null;
  return () => {
    asked ??= load().catch((cause: unknown) => {
      asked = null;
      throw cause;
    });
    return asked;
  };
}

const FIRST_SIGNS = ['pointerdown', 'keydown'] as const;

/** Fetches a late part as soon as somebody begins to work on the screen, so that it is at hand in time. */
export function useWhenBegun(load: Load<unknown>): void {
  useEffect(() => {
    const begun = new AbortController();
    const prepare = () => {
      begun.abort();
      load().catch(() => undefined);
    };
    for (const sign of FIRST_SIGNS) {
      window.addEventListener(sign, prepare, { capture: true, signal: begun.signal });
    }
    return () => begun.abort();
  }, [load]);
}
