import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';

// Loaded on demand to keep the desk small, as the events themselves are.
const MarkEvents = lazy(() =>
  import('./mark-events.tsx').then(
    (part) => ({ default: part.MarkEvents }),
    () => ({ default: () => <FormProblem message={markingMessages.historyFailed} /> }),
  ),
);

interface MarkHistoryProps {
  /** Null while it is closed. */
  submission: Submission | null;
  onClose: () => void;
}

/** The history of one mark, from the first pencil to now. */
export function MarkHistory({ submission, onClose }: MarkHistoryProps) {
  return (
    <Dialog isOpen={submission !== null} onClose={onClose} title="History of this mark">
      {submission && (
        <Suspense fallback={<Skeleton height={120} />}>
          <MarkEvents submissionId={submission.submissionId} />
        </Suspense>
      )}
    </Dialog>
  );
}
