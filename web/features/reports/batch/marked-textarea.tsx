import { Textarea, type TextareaProps } from '@mantine/core';
import { findWhole } from '../../../../shared/report-passages.ts';
import { findQuoteRanges } from '../../../ui/text/find-quote-ranges.ts';
import classes from './marked-textarea.module.css';

interface MarkedTextareaProps extends TextareaProps {
  value: string;
  /** The words to highlight in the text. */
  marked: readonly string[];
}

/** A text area that highlights words while typing, with a layer behind the text. */
export function MarkedTextarea({ marked, className, ...props }: MarkedTextareaProps) {
  return (
    <div className={[classes.field, className].join(' ')}>
      <div className={classes.marks} aria-hidden>
        {piecesOf(props.value, marked).map(({ start, text, isMarked }) =>
          isMarked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
        )}
      </div>
      <Textarea {...props} classNames={{ input: classes.input }} />
    </div>
  );
}

function piecesOf(text: string, marked: readonly string[]) {
  const edges = findQuoteRanges(text, marked, findWhole).flatMap(({ start, end }) => [start, end]);
  return [0, ...edges].map((start, index) => ({
    start: `${index}`,
    text: text.slice(start, edges[index]),
    isMarked: index % 2 === 1,
  }));
}
