import { findQuoteRanges } from './find-quote-ranges.ts';
import classes from './text.module.css';

interface HighlightedAnswerProps {
  answer: string;
  /** Literal substrings of the answer. */
  quotes: readonly string[];
}

/** An answer with the words that earned marks highlighted. */
export function HighlightedAnswer({ answer, quotes }: HighlightedAnswerProps) {
  const ranges = findQuoteRanges(answer, quotes);
  const lastEnd = ranges.at(-1)?.end ?? 0;
  return (
    <div className={classes.text}>
      {ranges.map((range, index) => (
        <span key={range.start}>
          {answer.slice(ranges[index - 1]?.end ?? 0, range.start)}
          <mark className={classes.quote}>{answer.slice(range.start, range.end)}</mark>
        </span>
      ))}
      {answer.slice(lastEnd)}
    </div>
  );
}
