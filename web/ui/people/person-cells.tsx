import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { isWithoutEmail, shownEmail } from '../../../shared/sign-in-name.ts';
import { Clipped } from '../tables/clipped.tsx';
import classes from './person-cells.module.css';

/** A person's name in a table, linked to their page. */
export function PersonLink({ to, name }: { to: string; name: string }) {
  return (
    <Anchor component={Link} to={to} inherit fw={500}>
      <Clipped text={name} />
    </Anchor>
  );
}

/**
 * An email address in a table. A long one wraps, preferably before its @, without widening the
 * column. People without an address sign in with a username.
 */
export function PersonEmail({ email }: { email: string }) {
  const shown = shownEmail(email);
  const at = shown.lastIndexOf('@');
  return (
    <span className={classes.email}>
      {isWithoutEmail(email) && <span className={classes.instead}>signs in as </span>}
      {shown.slice(0, Math.max(at, 0))}
      <wbr />
      {shown.slice(Math.max(at, 0))}
    </span>
  );
}
