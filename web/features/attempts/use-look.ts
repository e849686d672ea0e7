import { useEffect } from 'react';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import type { Aids } from './load-aids.ts';

/** The student's own font size and overlay colour, for as long as the attempt is on the screen. */
export function useLook(
  applyLook: Aids['applyLook'],
  { fontSize, overlay }: Attempt['arrangements'],
): void {
  useEffect(() => applyLook?.({ fontSize, overlay }), [applyLook, fontSize, overlay]);
}
