import { Alert, Button, Text } from '@mantine/core';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { counted } from '../../../../shared/counted.ts';

interface TryAgainNoticeProps {
  attemptsLeft: number;
  onTryAgain: () => void;
}

/**
 * Says that a quiz was handed in and may be taken again; nothing starts until the student confirms.
 */
export function TryAgainNotice({ attemptsLeft, onTryAgain }: TryAgainNoticeProps) {
  return (
    <Alert color="pen" title={attemptsMessages.alreadyCompleted} role="alert" mb="md">
      <Text size="sm" mb="sm">
        You have {counted(attemptsLeft, 'attempt')} left. A new attempt starts with empty answers
        and the whole time. What you handed in is kept; anything else is lost.
      </Text>
      <Button onClick={onTryAgain}>Start a new attempt</Button>
    </Alert>
  );
}
