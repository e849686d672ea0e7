import { TextInput, type TextInputProps } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';

interface DateInputProps extends Omit<TextInputProps, 'type' | 'error'> {
  type: 'date' | 'datetime-local';
}

const halfTyped = {
  date: 'Enter the whole date, or clear the field.',
  'datetime-local': 'Enter both the date and the time, or clear the field.',
};
/** Also keeps Chrome from accepting years of six digits. */
const range = {
  date: { min: '2000-01-01', max: '2999-12-31' },
  'datetime-local': { min: '2000-01-01T00:00', max: '2999-12-31T23:59' },
};
const OUT_OF_RANGE = 'Enter a year from 2000 to 2999, or clear the field.';

const isOutOfRange = ({ rangeUnderflow, rangeOverflow }: ValidityState) =>
  rangeUnderflow || rangeOverflow;

/**
 * A field for a date, with or without a time. A browser reports a half-typed date as empty, and a
 * year as soon as its first digit is typed, so the field shows its error only once `hasWrongDate`
 * has run.
 */
export function DateInput({ type, ...field }: DateInputProps) {
  const [problem, setProblem] = useState('');
  const look = ({ currentTarget: { validity } }: SyntheticEvent<HTMLInputElement>) => {
    const rangeProblem = isOutOfRange(validity) ? OUT_OF_RANGE : '';
    setProblem(validity.badInput ? halfTyped[type] : rangeProblem);
  };
  const lookAgain = problem === '' ? undefined : look;
  return (
    <TextInput
      {...range[type]}
      {...field}
      type={type}
      error={problem}
      onInvalid={look}
      onInput={lookAgain}
      onKeyUp={lookAgain}
    />
  );
}

/**
 * Returns true if a date field of the form is half typed or its year is out of range. Each such
 * field shows its error, and the first gets the focus.
 */
export function hasWrongDate(form: Element): boolean {
  const fields = [...form.querySelectorAll('input')].filter(
    ({ validity }) => validity.badInput || isOutOfRange(validity),
  );
  // Makes each field validate itself.
  for (const field of fields) field.checkValidity();
  fields[0]?.focus();
  return fields.length > 0;
}
