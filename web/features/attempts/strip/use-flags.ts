import { useCallback, useEffect, useState } from 'react';
import type { Attempt } from '../../../../shared/contract/attempts.ts';
import { localEntry } from '../../../local-entry.ts';

/** Reads the flags of an attempt, identified by its start: the next attempt begins without any. */
function readFlags(stored: unknown): { startedAt: unknown; flagged: string[] } | null {
  const isKept = typeof stored === 'object' && stored !== null;
  if (!isKept || !('startedAt' in stored) || !('flagged' in stored)) return null;
  const { startedAt, flagged } = stored;
  return {
    startedAt,
    flagged: Array.isArray(flagged) ? flagged.filter((id) => typeof id === 'string') : [],
  };
}

/**
 * Keeps the questions that the student has flagged on this device, so that they survive a reload.
 */
export function useFlags({
  quizCode,
  userId,
  startedAt,
}: Pick<Attempt, 'quizCode' | 'userId' | 'startedAt'>) {
  const [entry] = useState(() => localEntry(`flags_${quizCode}_${userId}`, readFlags));
  const [flagged, setFlagged] = useState(() => {
    const kept = entry.read();
    return kept?.startedAt === startedAt ? kept.flagged : [];
  });

  const toggle = useCallback(
    (questionId: string) =>
      setFlagged((before) =>
        before.includes(questionId)
          ? before.filter((id) => id !== questionId)
          : [...before, questionId],
      ),
    [],
  );

  useEffect(() => {
    entry.write({ startedAt, flagged });
  }, [entry, startedAt, flagged]);

  return { flagged, toggle };
}
