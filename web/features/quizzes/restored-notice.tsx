import { Alert } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { quizzesMessages } from '../../../shared/messages/quizzes.ts';

/** Says that the form holds what was left unfinished. */
export function RestoredNotice({ onDismiss }: { onDismiss: () => void }) {
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
        {quizzesMessages.draftRestored}
      </Alert>
    </output>
  );
}
