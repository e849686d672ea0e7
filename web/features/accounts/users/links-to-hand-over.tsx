import { Button, Text } from '@mantine/core';
import { useCopy } from '../../../ui/use-copy.ts';
import classes from './add-people.module.css';

interface LinkToHandOver {
  name: string;
  email: string;
  link: string;
}

/** Where no email can be sent: the link of each person, which lets them set a password once. */
export function LinksToHandOver({ links }: { links: readonly LinkToHandOver[] }) {
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
  const { copy, said, Icon } = useCopy(link);
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
