import { ConflictDialog } from '../decisions/conflict-dialog.tsx';
import { DecisionBar } from '../decisions/decision-bar.tsx';
import { MarkHistory } from '../decisions/mark-history.tsx';
import { ShortcutsDialog } from '../keyboard/shortcuts-dialog.tsx';
import { TeachDialog } from '../teach/teach-dialog.tsx';
import type { OpenDialogs } from './use-quiz-desk.ts';

/** What lies over the desk: the latest decision with its undo, and the dialogs. */
export function DeskDialogs({ open }: { open: OpenDialogs }) {
  return (
    <>
      <DecisionBar />
      <ConflictDialog />
      <MarkHistory submission={open.history} onClose={open.closeHistory} />
      <TeachDialog lesson={open.lesson} onClose={open.closeLesson} />
      <ShortcutsDialog isOpen={open.isShowingKeys} onClose={open.closeKeys} />
    </>
  );
}
