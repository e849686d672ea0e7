import { TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { wholeNumberNeeded } from '../../../shared/messages/general.ts';

interface Range {
  min: number;
  max: number;
}

/**
 * Returns the number in the text; the text itself if it is not a whole number from `min` to `max`.
 */
export function readWholeNumber(text: string, { min, max }: Range): number | string {
  const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : text;
}

interface WholeNumberOptions extends Range {
  /** A number, or typed text that is not one. A parent that stores only numbers may pass ''. */
  value: number | string;
  onChange: (value: number | string) => void;
  /** Identifies what the number belongs to. When it changes, invalid typed text is discarded. */
  of?: string | undefined;
}

/**
 * Handles a whole number while it is typed: the typed text is never altered, and `problem` says
 * what is wrong with it.
 */
export function useWholeNumber({ value, onChange, of, ...range }: WholeNumberOptions) {
  const [typed, setTyped] = useState({ text: String(value), value, of });
  const isStillShown =
    typed.of === of && (typed.value === value || (value === '' && typeof typed.value === 'string'));
  const text = isStillShown ? typed.text : String(value);
  const isWrong = text.trim() !== '' && typeof readWholeNumber(text, range) === 'string';

  const type = (next: string) => {
    const read = readWholeNumber(next, range);
    setTyped({ text: next, value: read, of });
    onChange(read);
  };
  const step = (by: number) => {
    const read = readWholeNumber(text, range);
    const next = (typeof read === 'number' ? read : range.min - 1) + by;
    if (next >= range.min && next <= range.max) type(String(next));
  };

  return {
    problem: isWrong ? wholeNumberNeeded(range.min, range.max) : null,
    input: {
      value: text,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (by === undefined || event.currentTarget.readOnly) return;
        event.preventDefault();
        step(by);
      },
    },
  };
}

type WholeNumberFieldProps = WholeNumberOptions &
  Omit<TextInputProps, keyof WholeNumberOptions | 'type'>;

/**
 * A field for a whole number. Typed text stays as it is, with an error message if it is not valid.
 */
export function WholeNumberField(props: WholeNumberFieldProps) {
  const { value, onChange, min, max, of, error, ...field } = props;
  const { problem, input } = useWholeNumber({ value, onChange, min, max, of });
  return (
    <TextInput
      {...field}
      {...input}
      error={typeof error === 'string' ? error : (problem ?? error)}
      errorProps={{ role: 'alert' }}
    />
  );
}
