import { Alert } from '@mantine/core';
import { IconHistory } from '../../icons/history.ts';

interface RestoredNoticeProps {
  sentence: string;
  onDismiss: () => void;
}

/** Says why the form holds something already. */
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
