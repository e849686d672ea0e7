import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { isWithoutEmail, shownEmail } from '../../shared/sign-in-name.ts';
import { Clipped } from './clipped.tsx';
import classes from './person-cells.module.css';

/** A person's name in a table, leading to their page. */
export function PersonLink({ to, name }: { to: string; name: string }) {
  return (
    <Anchor component={Link} to={to} inherit fw={500}>
      <Clipped text={name} />
    </Anchor>
  );
}

/** An email address in a table: a long one breaks, best before its @, and pushes nothing away. Someone without one signs in by a username. */
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
