import { Alert } from '@mantine/core';
import { IconHistory } from '../../../icons/history.ts';

interface RestoredNoticeProps {
  sentence: string;
  onDismiss: () => void;
}

/** Explains why the form is already filled in. */
export function RestoredNotice({ sentence, onDismiss }: RestoredNoticeProps) {
  return (
    <output>
      <Alert
        mb="md"
        role="presentation"
        icon={<IconHistory aria-hidden />}
        withCloseButton
        closeButtonLabel="Dismiss"
        onClose={onDismiss}
      >
        {sentence}
      </Alert>
    </output>
  );
}
