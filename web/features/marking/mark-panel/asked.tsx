import { askedText } from '../../../../shared/choice-question.ts';
import { TextAndImage } from '../../../ui/questions/text-and-image.tsx';
import type { MarkedQuestion } from '../decisions/mark-target.ts';
import classes from './panel.module.css';

interface OfQuestion {
  question: MarkedQuestion;
  /** The question's place in the quiz, from 1. */
  number: number;
}

/** The question, with its options if it has any. */
export function AskedText({ question, number }: OfQuestion) {
  return (
    <TextAndImage
      text={askedText(question)}
      imageURL={question.questionImageURL}
      imageLabel={`Question ${number}`}
    />
  );
}

export function SchemeText({ question, number }: OfQuestion) {
  return (
    <TextAndImage
      text={question.markSchemeAnswer}
      imageURL={question.markSchemeImageURL}
      imageLabel={`Mark scheme of question ${number}`}
    />
  );
}

/** The mark scheme, folded until somebody opens it. */
export function FoldedScheme(props: OfQuestion) {
  return (
    <details className={classes.folded}>
      <summary>Mark scheme</summary>
      <SchemeText {...props} />
    </details>
  );
}
