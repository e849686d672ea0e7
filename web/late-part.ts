import { useEffect } from 'react';

type Load<Part> = () => Promise<Part>;

/**
 * Wraps an import that a screen needs only some time after it is drawn, such as a form's
 * validation. Loads it once; a failed load is retried on the next call.
 */
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

/**
 * Preloads a late part at the first key press or tap on the screen, so that it is there when
 * needed.
 */
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
