import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { generalMessages } from '../../shared/messages/general.ts';
import { paths } from '../paths.ts';
import { ErrorState } from '../ui/states/error-state.tsx';
import { PageShell } from '../ui/page/page-shell.tsx';

/**
 * Shown when a page has failed, or could not be loaded because a newer version of Greenpen has
 * replaced it; reloading fixes both.
 */
export default function ErrorPage() {
  const [time] = useState(timeOfDay);
  return (
    <PageShell
      title="Something went wrong"
      width="narrow"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Reload this page</Button>
          <Button component={Link} to={paths.dashboard} reloadDocument variant="default">
            Back to Dashboard
          </Button>
        </>
      }
    >
      <ErrorState message={generalMessages.somethingWentWrong} />
      <Text mt="lg">
        Reloading helps if Greenpen has just been updated or the network dropped for a moment.
        Answers in a quiz are not lost: they are kept on this device and will be there when you come
        back.
      </Text>
      <Text mt="sm" c="dimmed">
        If it happens again, tell the person who looks after Greenpen at your school what you did,
        and the time: {time}.
      </Text>
    </PageShell>
  );
}

function timeOfDay(): string {
  return new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
