import { Button, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { usersMessages } from '../../../../shared/messages/users.ts';
import { createStore } from '../../../create-store.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { useCopy } from '../../../ui/codes/use-copy.ts';
import { useKeepWhatShows } from '../../../ui/dialogs/use-keep-what-shows.ts';
import classes from './add-people.module.css';

/** The addresses of visible links that nobody has copied yet. */
const uncopied = createStore<readonly string[]>([]);

/** Asks before uncopied links disappear from the screen; resolves to true if they may. */
export async function askBeforeLinksGo(): Promise<boolean> {
  if (uncopied.get().length === 0) return true;
  return confirm({
    title: 'Leave without copying?',
    message: usersMessages.linksNotCopied,
    confirmLabel: 'Leave without copying',
    cancelLabel: 'Go back to the links',
    isDestructive: true,
  });
}

export interface LinkToHandOver {
  name: string;
  email: string;
  link: string;
}

/**
 * Links to hand over if no email can be sent: each lets its person set a password, or confirm their
 * email, once.
 */
export function LinksToHandOver({ links }: { links: readonly LinkToHandOver[] }) {
  const addresses = links.map(({ link }) => link).join('\n');
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    const shown = addresses.split('\n');
    const added = shown.filter((one) => !known.current.includes(one));
    uncopied.set([...uncopied.get(), ...added]);
    known.current = shown;
  }, [addresses]);
  useEffect(() => () => uncopied.set([]), []);
  // Selecting and copying by hand, or printing, counts as copied.
  useWindowEvent('copy', () => uncopied.set([]));
  useWindowEvent('beforeprint', () => uncopied.set([]));
  useKeepWhatShows(() => uncopied.get().length === 0, askBeforeLinksGo);
  return (
    <section aria-label="Links to hand over" className={classes.report}>
      <Text c="dimmed" size="sm">
        Each link works once, within 14 days, and only for this person. It is shown only now.
      </Text>
      <ul className={classes.links}>
        {links.map((one) => (
          <LinkOf key={one.email} {...one} />
        ))}
      </ul>
    </section>
  );
}

function LinkOf({ name, email, link }: LinkToHandOver) {
  const { copy, said, isCopied, Icon } = useCopy(link);
  useEffect(() => {
    if (isCopied) uncopied.set(uncopied.get().filter((one) => one !== link));
  }, [isCopied, link]);
  return (
    <li className={classes.link}>
      <span className={classes.linkWords}>
        <strong>{name}</strong> {email}
        <code>{link}</code>
      </span>
      <Button
        variant="default"
        leftSection={<Icon size={16} aria-hidden />}
        aria-label={`Copy the link of ${name}`}
        onClick={copy}
      >
        Copy link
      </Button>
      <output>{said}</output>
    </li>
  );
}
