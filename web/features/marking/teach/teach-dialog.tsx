import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { loadOnOpen } from '../../../ui/dialogs/load-on-open.tsx';
import type { MarkTarget } from '../decisions/mark-target.ts';
import type { LessonStart } from './lesson-start.ts';

const LessonForm = loadOnOpen(
  async () => (await import('./lesson-form.tsx')).LessonForm,
  markingMessages.teachFailed,
);

/** A teacher's mark, and the line that it suggests for the scheme. */
export interface TaughtMark extends LessonStart {
  target: MarkTarget;
}

interface TeachDialogProps {
  /** The lesson and its mark; null while the dialog is closed. */
  lesson: TaughtMark | null;
  onClose: () => void;
}

/** Turns an override into a line of the mark scheme, after a preview of what that would change. */
export function TeachDialog({ lesson, onClose }: TeachDialogProps) {
  return (
    <Dialog isOpen={lesson !== null} onClose={onClose} title="Teach this to the mark scheme" isWide>
      {lesson && (
        <Suspense fallback={<Skeleton height={320} />}>
          <LessonForm taught={lesson} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
