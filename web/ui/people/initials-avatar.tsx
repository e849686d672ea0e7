import { initialsOf } from './initials.ts';
import classes from './initials-avatar.module.css';

/** A person's initials in a circle, shown next to their name. */
export function InitialsAvatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={classes.avatar} data-large={isLarge || undefined} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
