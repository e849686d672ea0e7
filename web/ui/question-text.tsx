import classes from './text.module.css';

/** A question or mark scheme as plain text, with its line breaks. */
export function QuestionText({ text }: { text: string }) {
  return <div className={classes.text}>{text}</div>;
}
