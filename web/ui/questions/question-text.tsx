import { MathsText } from '../text/maths-text.tsx';
import classes from '../text/text.module.css';

/** A question, mark scheme or feedback with its line breaks, maths and chemistry. */
export function QuestionText({ text }: { text: string }) {
  return (
    <div className={classes.text} dir="auto">
      <MathsText text={text} />
    </div>
  );
}
