import type { Attempt } from '../../../shared/contract/attempts.ts';
import type { applyLook } from './aids/apply-look.ts';
import type { ReadAloud } from './aids/read-aloud.tsx';
import type { RestBreak } from './aids/rest-break.tsx';

/**
 * Code that only students with access arrangements load; each part is absent if it is not needed.
 */
export interface Aids {
  applyLook?: typeof applyLook;
  ReadAloud?: typeof ReadAloud;
  RestBreak?: typeof RestBreak;
  /** True if some aids could not be loaded. */
  isIncomplete?: boolean;
}

const isSpeechSupported = () => 'speechSynthesis' in window;

/** Loads a student's aids before the questions show, so that nothing moves afterwards. */
export async function loadAids({ arrangements, rest }: Attempt): Promise<Aids> {
  const hasLook = arrangements.fontSize !== 'normal' || arrangements.overlay !== 'none';
  const parts = await Promise.all([
    hasLook && part(import('./aids/apply-look.ts')),
    arrangements.readAloud && isSpeechSupported() && part(import('./aids/read-aloud.tsx')),
    rest !== null && part(import('./aids/rest-break.tsx')),
  ]);
  return Object.assign({}, ...parts.map((loaded) => loaded || {}));
}

/** A quiz without an aid is better than no quiz; the page says that the aid is missing. */
async function part(loading: Promise<Aids>): Promise<Aids> {
  return loading.catch(() => ({ isIncomplete: true }));
}
