import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { shownEmail } from '../../shared/sign-in-name.ts';
import { Clipped } from './clipped.tsx';
import classes from './person-cells.module.css';

/** A person's name in a table, leading to their page. */
export function PersonLink({ to, name }: { to: string; name: string }) {
  return (
    <Anchor component={Link} to={to} inherit fw={500}>
      <Clipped>
        <bdi>{name}</bdi>
      </Clipped>
    </Anchor>
  );
}

/** An email address, or a username, in a table; a long one breaks, best before its @, and pushes nothing away. */
export function PersonEmail({ email: stored }: { email: string }) {
  const email = shownEmail(stored);
  const at = email.lastIndexOf('@');
  return (
    <span className={classes.email}>
      {email.slice(0, Math.max(at, 0))}
      <wbr />
      {email.slice(Math.max(at, 0))}
    </span>
  );
}
