import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Submission } from '../../../shared/contract/marking.ts';
import type { Decisions, DecisionsState } from './decisions/create-decisions.ts';
import type { DeskTab } from './responses-view.ts';
import type { TaughtMark } from './teach/teach-dialog.tsx';
import type { Responses } from './use-responses.ts';

/** What the parts of a quiz's desk share. */
export interface Desk {
  quizCode: string;
  /** The only class that the desk is about; null for everyone that the teacher sees. */
  schoolClass: Responses['schoolClass'];
  /** While a marking run is under way no mark can be changed. */
  isLocked: boolean;
  decisions: Decisions;
  showHistory: (submission: Submission) => void;
  /** Opens the dialog that turns a mark into a line of the scheme. */
  teach: (lesson: TaughtMark) => void;
  showShortcuts: () => void;
  openTab: (tab: DeskTab) => void;
}

export const DeskContext = createContext<Desk | null>(null);

/** The desk around this part. Throws outside one. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('This part of the page stands on a desk.');
  return desk;
}

/** One part of what the desk knows of its decisions; only its changes redraw the caller. */
export function useDecisionsState<Part extends keyof DecisionsState>(
  part: Part,
): DecisionsState[Part] {
  const { store } = useDesk().decisions;
  return useSyncExternalStore(store.subscribe, () => store.get()[part]);
}
