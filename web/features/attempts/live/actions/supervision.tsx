import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { LiveAttempt } from '../../../../../shared/contract/live-attempts.ts';
import { AddTimeDialog } from './add-time-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { isUnderWay, type LiveAttemptRow } from '../attempt-view.ts';
import { useFinishFor } from './use-finish-for.ts';
import type { LiveQuiz } from '../use-attempts.ts';

/** The teacher's actions during a quiz; each opens a dialog first. */
interface Supervision {
  /** For one student, or null for everyone with an attempt in progress. */
  addTime: (attempt: LiveAttempt | null) => void;
  reopen: (attempt: LiveAttempt) => void;
  finish: (attempt: LiveAttemptRow) => void;
}

const SupervisionContext = createContext<Supervision | null>(null);

/** Returns the supervision actions. Throws outside `SupervisionProvider`. */
export function useSupervision(): Supervision {
  const supervision = useContext(SupervisionContext);
  if (supervision === null) throw new Error('There is no SupervisionProvider above.');
  return supervision;
}

type Asked =
  | { to: 'add-time'; attempt: LiveAttempt | null }
  | { to: 'reopen'; attempt: LiveAttempt };

interface SupervisionProviderProps {
  quiz: LiveQuiz;
  children: ReactNode;
}

/** Provides the supervision actions to its children, with one dialog for all attempts. */
export function SupervisionProvider({ quiz, children }: SupervisionProviderProps) {
  const { quizCode, items } = quiz;
  const [asked, setAsked] = useState<Asked | null>(null);
  const finishFor = useFinishFor(quizCode);
  const close = () => setAsked(null);

  const supervision = useMemo<Supervision>(
    () => ({
      addTime: (attempt) => setAsked({ to: 'add-time', attempt }),
      reopen: (attempt) => setAsked({ to: 'reopen', attempt }),
      finish: (attempt) => void finishFor(attempt),
    }),
    [finishFor],
  );

  return (
    <SupervisionContext value={supervision}>
      {children}
      {asked?.to === 'add-time' && (
        <AddTimeDialog
          quizCode={quizCode}
          attempt={asked.attempt}
          underWay={items.filter(isUnderWay).length}
          onClose={close}
        />
      )}
      {asked?.to === 'reopen' && (
        <ReopenDialog quizCode={quizCode} attempt={asked.attempt} onClose={close} />
      )}
    </SupervisionContext>
  );
}
