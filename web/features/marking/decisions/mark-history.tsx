import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import type { Submission } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { loadOnOpen } from '../../../ui/dialogs/load-on-open.tsx';

const MarkEvents = loadOnOpen(
  async () => (await import('./mark-events.tsx')).MarkEvents,
  markingMessages.historyFailed,
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
