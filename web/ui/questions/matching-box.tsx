import { chosenIn, columnsOf, pairOf, sidesOf } from '../../../shared/choice-question.ts';
import classes from './choice-box.module.css';
import type { ChoiceBoxProps } from './choice-box.tsx';
import { MathsText } from '../text/maths-text.tsx';

/** The items of a matching question, each with a list of possible matches. */
export function MatchingBox(props: ChoiceBoxProps) {
  const { id, question, label, describedBy, value, readOnly, onChoose } = props;
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
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes.options}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={readOnly}
    >
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
    </fieldset>
  );
}
