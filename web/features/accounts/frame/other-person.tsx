import { Button, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../../api/client.ts';
import { isSignOut } from '../../../api/early-answers.ts';
import { isOtherPersons, pageOwner } from '../../../api/page-owner.ts';
import { forgetPage } from '../../../forget-person.ts';
import { paths } from '../../../paths.ts';
import { isolate } from '../../../ui/text/isolate.ts';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Sentence } from '../../../ui/text/sentence.tsx';

/**
 * Shows a page only while this browser's session belongs to the person it was loaded for, and until
 * they sign out in any tab. Checks whenever the tab is focused again; the server checks every call.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const isTaken = useSyncExternalStore(isOtherPersons.subscribe, isOtherPersons.get);
  const [isSignedOut, setIsSignedOut] = useState(false);
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (pageOwner.get() !== null && isSignOut(event)) setIsSignedOut(true);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  // Leads to the same page as the sign-out itself. Nothing is left by then that would ask to stay.
  useEffect(() => {
    if (isSignedOut) window.location.replace(paths.landing);
  }, [isSignedOut]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void lookWhoIsThere();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  if (isSignedOut) return null;
  return isTaken ? <OtherPerson /> : children;
}

async function lookWhoIsThere(): Promise<string> {
  const owner = pageOwner.get();
  const answer = await client.accounts.currentUser().catch(() => null);
  const present = answer?.user;
  if (owner !== null && present && present.id !== owner && pageOwner.get() === owner) {
    isOtherPersons.set(true);
  }
  return present?.displayName ?? '';
}

/** Says whose session it is now, and clears everything of the previous person from the tab. */
function OtherPerson() {
  const [name, setName] = useState('');
  useEffect(() => {
    forgetPage();
    void lookWhoIsThere().then(setName);
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
