import classes from './initials-avatar.module.css';

/** A person's initials in a circle, shown next to their name. */
export function InitialsAvatar({ name, isLarge = false }: { name: string; isLarge?: boolean }) {
  return (
    <span className={classes.avatar} data-large={isLarge || undefined} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}

/** Returns the first letters of a name's first and last word, in upper case. */
function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => word !== '');
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-GB');
}
