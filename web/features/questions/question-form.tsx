import {
  Autocomplete,
  Button,
  NumberInput,
  SegmentedControl,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useId } from 'react';
import {
  MAX_MARK,
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../shared/business-rules.ts';
import { textBoxSizes } from '../../../shared/contract/questions.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import classes from './question-form.module.css';
import { useQuestionForm } from './use-question-form.ts';

const sizeNames = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
const sizeOptions = textBoxSizes.map((size) => ({ value: size, label: sizeNames[size] }));

interface QuestionFormProps {
  /** Subjects of the bank, offered while typing. */
  subjects: readonly string[];
}

/** The form that adds a question to the bank (spec sections 3 and 5). */
export function QuestionForm({ subjects }: QuestionFormProps) {
  const { form, submit, isSaving, problem } = useQuestionForm();
  const sizeLabelId = useId();

  /** A field is outlined when it is wrong; the sentence stands once, by the button. */
  const field = (path: string) => {
    const { error, ...props } = form.getInputProps(path);
    return { ...props, key: form.key(path), error: Boolean(error) };
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Add question">
      <div className={classes.texts}>
        <Textarea
          label="Question"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={MAX_QUESTION_TEXT_CHARACTERS}
          {...field('questionText')}
        />
        <Textarea
          label="Mark Scheme"
          placeholder="One point a line, e.g. “particles gain energy (1)”"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={MAX_QUESTION_TEXT_CHARACTERS}
          {...field('markSchemeAnswer')}
        />
      </div>
      <div className={classes.details}>
        <Autocomplete
          label="Subject"
          required
          comboboxProps={{ withinPortal: false }}
          data={[...subjects]}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...field('subject')}
        />
        <TextInput
          label="Topic"
          required
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...field('topic')}
        />
        <TextInput
          label="Level"
          required
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...field('level')}
        />
        <TextInput
          label="Spec Code"
          required
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...field('specCode')}
        />
        <NumberInput
          label="Max Mark"
          required
          min={0}
          max={MAX_MARK}
          allowDecimal={false}
          allowNegative={false}
          {...field('maxMark')}
        />
        <div>
          <Text component="span" size="sm" fw={500} id={sizeLabelId}>
            Text Box Size
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby={sizeLabelId}
            data={sizeOptions}
            key={form.key('textBoxSize')}
            {...form.getInputProps('textBoxSize')}
          />
        </div>
      </div>
      <FormProblem message={problem} />
      <Button type="submit" loading={isSaving} className={classes.submit}>
        Add Question
      </Button>
    </form>
  );
}
