import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Clipped } from './clipped.tsx';
import classes from './person-cells.module.css';

/** A person's name in a table, leading to their page. */
export function PersonLink({ to, name }: { to: string; name: string }) {
  return (
    <Anchor component={Link} to={to} fw={500}>
      <Clipped>
        <bdi>{name}</bdi>
      </Clipped>
    </Anchor>
  );
}

/** An e-mail address in a table; a long one breaks rather than pushing its neighbours away. */
export function PersonEmail({ email }: { email: string }) {
  return <span className={classes.email}>{email}</span>;
}
