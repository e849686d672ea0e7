import { Textarea } from '@mantine/core';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { Options } from './answer-kind.tsx';
import { fieldProps } from './field-props.ts';
import { Pairs } from './pairs.tsx';
import type { QuestionFormState } from './use-question-form.ts';

const accepted = {
  number:
    'One a line, with its tolerance and its unit: “9.8 ± 0.1 m/s”. A unit in brackets need not be given. One that earns less says so: “10 m/s (1)”.',
  term: 'One a line. A small spelling slip is accepted. One that earns less says so: “fall (1)”.',
} as const;

/** The mark scheme of a question that is marked by the rules of its kind. */
export function ExactScheme({ state }: { state: QuestionFormState }) {
  const { form } = state;
  const { kind } = form.values;
  if (kind === 'matching') return <Pairs form={form} />;
  if (kind !== 'number' && kind !== 'term') return <Options state={state} />;
  return (
    <Textarea
      label="Accepted answers"
      description={accepted[kind]}
      required
      autosize
      minRows={2}
      maxRows={14}
      maxLength={MAX_QUESTION_TEXT_CHARACTERS}
      {...fieldProps(form, 'markSchemeAnswer')}
    />
  );
}
