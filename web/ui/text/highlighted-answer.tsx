import { MathsText } from './maths-text.tsx';
import classes from './text.module.css';

interface HighlightedAnswerProps {
  answer: string;
  /** Literal substrings of the answer. */
  quotes: readonly string[];
}

/** An answer with the words that earned marks highlighted. */
export function HighlightedAnswer({ answer, quotes }: HighlightedAnswerProps) {
  return (
    <div className={classes.text} dir="auto">
      <MathsText text={answer} quotes={quotes} />
    </div>
  );
}
