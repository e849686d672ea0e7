import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Submission } from '../../../../shared/contract/marking.ts';
import type { Decisions } from '../decisions/create-decisions.ts';
import type { DecisionsState } from '../decisions/decision-log.ts';
import type { DeskTab } from '../responses-view.ts';
import type { TaughtMark } from '../teach/teach-dialog.tsx';
import type { Responses } from '../use-responses.ts';

/** The state that the parts of a quiz's desk share. */
export interface Desk {
  quizCode: string;
  /** The class that the desk is limited to; null for all students that the teacher may see. */
  schoolClass: Responses['schoolClass'];
  /** True during a marking run, when no mark can be changed. */
  isLocked: boolean;
  decisions: Decisions;
  showHistory: (submission: Submission) => void;
  /** Opens the dialog that turns a mark into a line of the mark scheme. */
  teach: (lesson: TaughtMark) => void;
  showShortcuts: () => void;
  openTab: (tab: DeskTab) => void;
}

export const DeskContext = createContext<Desk | null>(null);

/** Returns the desk around the caller. Throws outside one. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('This part of the page stands on a desk.');
  return desk;
}

/** Returns one part of the decisions' state; only changes of that part render the caller. */
export function useDecisionsState<Part extends keyof DecisionsState>(
  part: Part,
): DecisionsState[Part] {
  const { store } = useDesk().decisions;
  return useSyncExternalStore(store.subscribe, () => store.get()[part]);
}
