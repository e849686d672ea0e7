import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { client } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { isolate } from '../../../ui/text/isolate.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';

/** Says whose session it is now. */
export default function OtherPerson() {
  const [name, setName] = useState('');
  useEffect(() => {
    void client.accounts.currentUser().then(
      ({ user }) => setName(user?.displayName ?? ''),
      () => undefined,
    );
  }, []);
  return (
    <PageShell title="Somebody else is signed in" width="form">
      <Panel isRoomy gap="md">
        <Text role="alert">
          {name === '' ? 'Somebody else' : isolate(name)} has signed in in this browser since this
          page was opened. This page no longer shows or changes anything of the previous person’s.
        </Text>
        <Button size="md" onClick={() => window.location.assign(paths.dashboard)}>
          <Sentence>{name === '' ? 'Continue' : `Continue as ${isolate(name)}`}</Sentence>
        </Button>
      </Panel>
    </PageShell>
  );
}
