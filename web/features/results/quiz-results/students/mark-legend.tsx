import type { MarkShade } from './mark-shade.ts';
import classes from './mark-table.module.css';

const steps: readonly { shade: MarkShade | 'pending'; words: string }[] = [
  { shade: 'none', words: 'no marks' },
  { shade: 'poor', words: 'under 40%' },
  { shade: 'average', words: '40% and more' },
  { shade: 'good', words: '60% and more' },
  { shade: 'excellent', words: '80% and more' },
  { shade: 'full', words: 'full marks' },
  { shade: 'pending', words: 'Pending' },
];

/** Explains the shades. The cells show the marks as numbers too. */
export function MarkLegend() {
  return (
    <ul className={classes.legend} aria-label="Shades">
      {steps.map(({ shade, words }) => (
        <li key={shade}>
          <span className={classes.swatch} data-shade={shade} aria-hidden />
          {words}
        </li>
      ))}
    </ul>
  );
}
