import { useCallback, useEffect, useState } from 'react';
import { localEntry } from '../../../local-entry.ts';

const readIds = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];

/** Questions that the student wants to come back to, kept on this device through a reload. */
export function useFlags(quizCode: string, userId: string) {
  const [entry] = useState(() => localEntry(`flags_${quizCode}_${userId}`, readIds));
  const [flagged, setFlagged] = useState(() => entry.read() ?? []);

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
    entry.write(flagged);
  }, [entry, flagged]);

  return { flagged, toggle };
}
