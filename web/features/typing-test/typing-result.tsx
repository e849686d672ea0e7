import { counted } from '../../../shared/counted.ts';
import { IconTrophy } from '../../icons/trophy.ts';
import type { TypingScore } from '../../../shared/typing-score.ts';
import classes from './typing-result.module.css';

/** Puts a result into words for people who cannot see it. */
export const resultSentence = ({ wpm, accuracy }: TypingScore, isBest: boolean): string =>
  `Time is up! ${wpm} WPM, ${accuracy}% accuracy.${isBest ? ' Your best so far!' : ''}`;

/** The result of a run. */
export function TypingResult({ score, isBest }: { score: TypingScore; isBest: boolean }) {
  const { wpm, accuracy, charsTyped, correctCharacters, wordsCompleted } = score;
  return (
    <div className={classes.result}>
      <h2 className={classes.title}>Time is up!</h2>
      <p className={classes.main}>
        <strong>{wpm}</strong> WPM
        <span className={classes.second}>{accuracy}% accuracy</span>
      </p>
      <p className={classes.detail}>
        {counted(wordsCompleted, 'word')} without a mistake, {correctCharacters} of {charsTyped}{' '}
        characters correct.
      </p>
      <p className={classes.best}>
        {isBest && (
          <>
            <IconTrophy size={18} aria-hidden /> Your best so far!
          </>
        )}
      </p>
    </div>
  );
}
