import { chosenIn, optionsOf } from '../../../shared/choice-question.ts';
import type { QuestionContent } from '../../../shared/question-content.ts';
import classes from './choice-box.module.css';
import { MathsText } from '../text/maths-text.tsx';

export interface ChoiceBoxProps {
  id: string;
  question: Pick<QuestionContent, 'kind' | 'options'>;
  /** Names the group for people who cannot see the question above it. */
  label: string;
  /** The id of the element that holds the question. */
  describedBy: string;
  /** The chosen options, one per line. */
  value: string;
  readOnly: boolean;
  onChoose: (value: string) => void;
}

/** The options of a question, of which one or several can be chosen. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { id, question, label, describedBy, value, readOnly, onChoose } = props;
  const isOne = question.kind === 'choice';
  const options = optionsOf(question);
  const chosen = new Set(chosenIn(value));

  const toggle = (option: string) => {
    if (isOne) return onChoose(option);
    const isAdded = !chosen.has(option);
    const next = options.filter((one) => (one === option ? isAdded : chosen.has(one)));
    onChoose(next.join('\n'));
  };

  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.options}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={readOnly}
    >
      <span className={classes.hint}>
        {isOne ? 'Choose one.' : 'Choose all the correct options.'}
      </span>
      {options.map((option) => (
        <label
          key={option}
          className={classes.option}
          data-chosen={chosen.has(option) || undefined}
        >
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={id}
            checked={chosen.has(option)}
            onChange={() => toggle(option)}
          />
          <span dir="auto">
            <MathsText text={option} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
