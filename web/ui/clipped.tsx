import classes from './clipped.module.css';

/** A text of any length in a table; after three lines it is cut, and its title says all of it. */
export function Clipped({ text }: { text: string }) {
  return (
    <span className={classes.clipped} title={text}>
      <bdi>{text}</bdi>
    </span>
  );
}
