import type { BlindTick } from '../../../../shared/contract/blind-marks.ts';
import { HighlightedAnswer } from '../../../ui/text/highlighted-answer.tsx';
import { AskedText, SchemeText } from '../mark-panel/asked.tsx';
import { Part } from '../mark-panel/part.tsx';
import { useWordSelection } from '../mark-panel/selected-words.ts';
import type { BlindItem } from './blind-queue.ts';
import classes from './ten-first.module.css';

interface AnswerToMarkProps {
  item: BlindItem;
  /** Their words are highlighted in the answer. */
  ticked: readonly BlindTick[];
}

/** What a blind mark rests on: the answer, its question and the mark scheme. */
export function AnswerToMark({ item: { answer, question, number }, ticked }: AnswerToMarkProps) {
  const answerText = useWordSelection(answer.submissionId, answer.userAnswer);
  return (
    <div className={classes.deskAnswer}>
      <Part
        title={answer.alike === 0 ? 'Student answer' : `${answer.alike + 1} students wrote this`}
      >
        <blockquote className={classes.words}>
          <div ref={answerText}>
            <HighlightedAnswer
              answer={answer.userAnswer}
              quotes={ticked.flatMap(({ quote }) => quote ?? [])}
            />
          </div>
        </blockquote>
      </Part>
      <Part title={`Question ${number}`}>
        <AskedText question={question} number={number} />
      </Part>
      <Part title="Mark scheme">
        <SchemeText question={question} number={number} />
      </Part>
    </div>
  );
}
