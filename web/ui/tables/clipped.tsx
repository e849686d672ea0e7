import classes from './clipped.module.css';

/** Table text of any length, cut after three lines; its title holds the full text. */
export function Clipped({ text }: { text: string }) {
  return (
    <span className={classes.clipped} title={text}>
      <bdi>{text}</bdi>
    </span>
  );
}
