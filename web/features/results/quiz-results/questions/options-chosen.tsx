import { IconCheck } from '../../../../icons/check.ts';
import type { QuestionResult } from '../../../../../shared/contract/quiz-results.ts';
import { MathsText } from '../../../../ui/text/maths-text.tsx';
import { ShareBar } from '../../../../ui/statistics/share-bar.tsx';
import classes from './options-chosen.module.css';

interface OptionsChosenProps {
  number: number;
  options: QuestionResult['optionsChosen'];
}

/** Shows how many students chose each option: a popular wrong one says what to teach again. */
export function OptionsChosen({ number, options }: OptionsChosenProps) {
  return (
    <ul className={classes.options} aria-label={`Options of question ${number}`}>
      {options.map(({ option, isRight, chosenBy, share }) => (
        <li key={option} className={classes.option} data-right={isRight || undefined}>
          <span className={classes.text} dir="auto">
            <MathsText text={option} />
            {isRight && (
              <span className={classes.right}>
                <IconCheck size={14} aria-hidden /> right
              </span>
            )}
          </span>
          <ShareBar percent={share} tone={isRight ? 'green' : 'dark'} />
          <span className={classes.count}>
            {chosenBy} ({Math.round(share)}%)
          </span>
        </li>
      ))}
    </ul>
  );
}
