import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { schemeReadingOptions } from './use-scheme-reading.ts';
import type { SchemeInHand } from './use-try-answer.ts';

/**
 * The warnings of a scheme that its teacher must acknowledge before it is saved. An acknowledgement
 * applies only to the scheme and Max Mark at that time.
 */
export function useSchemeWarnings(scheme: SchemeInHand) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<string | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  const current = JSON.stringify([scheme.markSchemeAnswer, scheme.maxMark]);

  /** Returns whether the scheme may be saved; if not, highlights the warnings. */
  const check = async (): Promise<boolean> => {
    // Reset first, so that each refusal highlights them again.
    setMissed(null);
    if (seen === current || scheme.markSchemeAnswer.trim() === '') return true;
    // If the warnings cannot be loaded, saving is not blocked.
    const reading = await queryClient
      .query({ ...schemeReadingOptions(scheme), staleTime: 'static' })
      .catch(() => null);
    if (reading === null || reading.warnings.length === 0) return true;
    setMissed(current);
    return false;
  };

  return {
    check,
    isSeen: seen === current,
    setIsSeen: (isSeen: boolean) => setSeen(isSeen ? current : null),
    /** True if a save was refused because of them. */
    isMissed: missed === current && seen !== current,
  };
}

export type SchemeWarningsState = ReturnType<typeof useSchemeWarnings>;
