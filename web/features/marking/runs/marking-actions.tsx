import { Button } from '@mantine/core';
import { IconPencil } from '../../../icons/pencil.ts';
import { IconPencilPlus } from '../../../icons/pencil-plus.ts';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { deskButton } from '../desk/desk-button.ts';

interface MarkingActionsProps {
  quizCode: string;
  /** The class that the desk is limited to. */
  teacherCode: string | undefined;
  hasResponses: boolean;
  /** True if marking the rest is the next step. */
  isNext: boolean;
  /** True while responses load or a marking run is in progress. */
  isDisabled: boolean;
  isStarting: boolean;
  onStart: (mode: MarkingRun['mode']) => void;
}

/** Bulk actions for all responses of a quiz or of one class. */
export function MarkingActions(props: MarkingActionsProps) {
  const { quizCode, teacherCode, hasResponses, isNext, isDisabled, isStarting, onStart } = props;
  return (
    <>
      <Button
        {...deskButton}
        leftSection={<IconPencil size={16} aria-hidden />}
        disabled={isDisabled || isStarting}
        onClick={() => onStart('all')}
      >
        Mark All with AI
      </Button>
      <Button
        {...deskButton}
        variant={isNext ? 'filled' : 'default'}
        leftSection={<IconPencilPlus size={16} aria-hidden />}
        disabled={isDisabled || isStarting}
        onClick={() => onStart('unmarked')}
      >
        Mark Unmarked with AI
      </Button>
      <DownloadCsv quizCode={quizCode} teacherCode={teacherCode} hasResponses={hasResponses} />
    </>
  );
}

type DownloadCsvProps = Pick<MarkingActionsProps, 'quizCode' | 'teacherCode' | 'hasResponses'>;

function DownloadCsv({ quizCode, teacherCode, hasResponses }: DownloadCsvProps) {
  if (hasResponses) {
    const ofClass = teacherCode === undefined ? '' : `?${new URLSearchParams({ teacherCode })}`;
    const address = `/api/quizzes/${encodeURIComponent(quizCode)}/responses-file${ofClass}`;
    return (
      <Button component="a" href={address} download {...deskButton}>
        Download CSV
      </Button>
    );
  }
  // Stays in the tab order, so that everyone can learn why it is disabled.
  return (
    <Button
      {...deskButton}
      title={markingMessages.noDataToDownload}
      data-disabled
      aria-disabled
      onClick={() => toast.error(markingMessages.noDataToDownload)}
    >
      Download CSV
    </Button>
  );
}
