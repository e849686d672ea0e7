import { useState } from 'react';
import { readArchivedQuizzes, toggled, writeArchivedQuizzes } from './archived-quizzes.ts';

/** The student's archived quiz codes on this device, and the way to archive and unarchive. */
export function useArchivedQuizzes(userId: string) {
  const [archived, setArchived] = useState(() => readArchivedQuizzes(window.localStorage, userId));
  const toggle = (quizCode: string) => {
    const next = toggled(readArchivedQuizzes(window.localStorage, userId), quizCode);
    writeArchivedQuizzes(window.localStorage, userId, next);
    setArchived(next);
  };
  return { archived, toggle };
}
