import { TextInput, type TextInputProps } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';

interface DateInputProps extends Omit<TextInputProps, 'type' | 'error'> {
  type: 'date' | 'datetime-local';
}

const halfTyped = {
  date: 'Enter the whole date, or clear the field.',
  'datetime-local': 'Enter both the date and the time, or clear the field.',
};

/**
 * A date, with or without a time. While only a part of it is typed, a browser gives the field as
 * empty: it says what is missing once `hasHalfTyped` asks.
 */
export function DateInput({ type, ...field }: DateInputProps) {
  const [isHalfTyped, setIsHalfTyped] = useState(false);
  const look = (event: SyntheticEvent<HTMLInputElement>) =>
    setIsHalfTyped(event.currentTarget.validity.badInput);
  const lookAgain = isHalfTyped ? look : undefined;
  return (
    <TextInput
      {...field}
      type={type}
      error={isHalfTyped && halfTyped[type]}
      onInvalid={look}
      onInput={lookAgain}
      onKeyUp={lookAgain}
    />
  );
}

/** Whether a date of a form is typed in part only. Each that is then says so; the first has the focus. */
export function hasHalfTyped(form: Element): boolean {
  const fields = [...form.querySelectorAll('input')].filter(({ validity }) => validity.badInput);
  // Has each field look at itself.
  for (const field of fields) field.checkValidity();
  fields[0]?.focus();
  return fields.length > 0;
}
