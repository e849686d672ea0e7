import { useId } from 'react';
import classes from './option-group.module.css';

interface OptionGroupProps<Option extends string> {
  legend: string;
  options: readonly Option[];
  names: Record<Option, string>;
  value: Option;
  /** Shows each option's overlay colour. */
  hasSwatches?: boolean;
  onChange: (option: Option) => void;
}

/** A choice of one option, side by side. */
export function OptionGroup<Option extends string>(props: OptionGroupProps<Option>) {
  const { legend, options, names, value, hasSwatches = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option} className={classes.option} data-swatch={hasSwatches || undefined}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {hasSwatches && <span className={classes.swatch} data-overlay={option} aria-hidden />}
            <span>{names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
