import {
  chosenIn,
  columnsOf,
  optionsOf,
  pairOf,
  sidesOf,
} from '../../../shared/choice-question.ts';
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

/** What a question offers: options to choose from, or items to match. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { id, question, label, describedBy, readOnly } = props;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.options}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={readOnly}
    >
      {question.kind === 'matching' ? <Matches {...props} /> : <Options {...props} />}
    </fieldset>
  );
}

/** Options of which one or several can be chosen. */
function Options({ id, question, value, onChoose }: ChoiceBoxProps) {
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
    <>
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
    </>
  );
}

/** Items, each with a list of possible matches. */
function Matches({ id, question, value, onChoose }: ChoiceBoxProps) {
  const { items, choices } = columnsOf(question);
  const matched = new Map(chosenIn(value).map(sidesOf));

  const match = (item: string, choice: string) => {
    const next = new Map(matched).set(item, choice);
    const pairs = items.flatMap((one) => {
      const chosen = next.get(one);
      return chosen ? [pairOf(one, chosen)] : [];
    });
    onChoose(pairs.join('\n'));
  };

  return (
    <>
      <span className={classes.hint}>Choose what goes with each one.</span>
      {items.map((item, index) => (
        <div key={item} className={classes.pair}>
          <label htmlFor={`${id}-${index}`} dir="auto">
            <MathsText text={item} />
          </label>
          <select
            id={`${id}-${index}`}
            value={matched.get(item) ?? ''}
            onChange={(event) => match(item, event.currentTarget.value)}
          >
            <option value="">Choose…</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
      ))}
    </>
  );
}
