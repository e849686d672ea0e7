import { Alert, Button, Text } from '@mantine/core';
import { useCallback, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { paths } from '../../../paths.ts';
import { quizzesWithPendingSaves } from '../answer-sync/pending-saves.ts';

/** Words may get through after all, or turn out to be stuck. */
const LOOK_AGAIN_MS = 2_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_AGAIN_MS);
  return () => clearInterval(timer);
}

/**
 * Tells a student of words on this device that have not reached the server, for example because
 * they handed the quiz in on another device. Opening the quiz sends them, or says why not.
 */
export function KeptWords() {
  const { id } = useCurrentUser();
  const read = useCallback(() => quizzesWithPendingSaves(id).join(' '), [id]);
  const codes = useSyncExternalStore(subscribe, read);
  if (codes === '') return null;
  return (
    <Alert color="red" role="alert" mb="md">
      <Text size="sm" mb="sm">
        {attemptsMessages.wordsKept}
      </Text>
      {codes.split(' ').map((quizCode) => (
        <Button
          key={quizCode}
          component={Link}
          to={paths.enterQuizWith(quizCode)}
          variant="default"
          mr="xs"
        >
          Open quiz {quizCode}
        </Button>
      ))}
    </Alert>
  );
}
