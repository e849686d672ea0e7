import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Sitting } from '../../../../shared/contract/sittings.ts';
import { AddTimeDialog } from './add-time-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { isUnderWay, type SittingRow } from './sitting-view.ts';
import { useFinishFor } from './use-finish-for.ts';
import type { LiveQuiz } from './use-sittings.ts';

/** What a teacher can do while a quiz runs; each asks before anything happens. */
interface Supervision {
  /** For one student, or null for everyone whose attempt is under way. */
  addTime: (sitting: Sitting | null) => void;
  reopen: (sitting: Sitting) => void;
  finish: (sitting: SittingRow) => void;
}

const SupervisionContext = createContext<Supervision | null>(null);

/** To be used below `SupervisionProvider`. */
export function useSupervision(): Supervision {
  const supervision = useContext(SupervisionContext);
  if (supervision === null) throw new Error('There is no SupervisionProvider above.');
  return supervision;
}

type Asked = { to: 'add-time'; sitting: Sitting | null } | { to: 'reopen'; sitting: Sitting };

interface SupervisionProviderProps {
  quiz: LiveQuiz;
  children: ReactNode;
}

/** Gives what lies below the ways to act on attempts, with one dialog for all of them. */
export function SupervisionProvider({ quiz, children }: SupervisionProviderProps) {
  const { quizCode, items } = quiz;
  const [asked, setAsked] = useState<Asked | null>(null);
  const finishFor = useFinishFor(quizCode);
  const close = () => setAsked(null);

  const supervision = useMemo<Supervision>(
    () => ({
      addTime: (sitting) => setAsked({ to: 'add-time', sitting }),
      reopen: (sitting) => setAsked({ to: 'reopen', sitting }),
      finish: (sitting) => void finishFor(sitting),
    }),
    [finishFor],
  );

  return (
    <SupervisionContext value={supervision}>
      {children}
      {asked?.to === 'add-time' && (
        <AddTimeDialog
          quizCode={quizCode}
          sitting={asked.sitting}
          underWay={items.filter(isUnderWay).length}
          onClose={close}
        />
      )}
      {asked?.to === 'reopen' && (
        <ReopenDialog quizCode={quizCode} sitting={asked.sitting} onClose={close} />
      )}
    </SupervisionContext>
  );
}
