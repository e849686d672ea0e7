import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { schemeReadingOptions } from './use-scheme-reading.ts';
import type { SchemeInHand } from './use-try-answer.ts';

/**
 * The warnings of a scheme that its teacher must have seen before it is saved. What was ticked holds
 * for the scheme and Max Mark as they were, and for nothing later.
 */
export function useSchemeWarnings(scheme: SchemeInHand) {
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<string | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  const current = JSON.stringify([scheme.markSchemeAnswer, scheme.maxMark]);

  /** Whether the scheme may be saved; if not, the warnings are pointed out. */
  const check = async (): Promise<boolean> => {
    // Each refusal draws the eye again.
    setMissed(null);
    if (seen === current || scheme.markSchemeAnswer.trim() === '') return true;
    // When warnings cannot be read, nobody is kept from saving.
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
    /** Whether a save was refused for them. */
    isMissed: missed === current && seen !== current,
  };
}

export type SchemeWarningsState = ReturnType<typeof useSchemeWarnings>;
