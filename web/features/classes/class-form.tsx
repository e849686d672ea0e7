import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { MAX_NAME_CHARACTERS, MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { schoolYearOf } from '../../../shared/school-year.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import classes from './classes.module.css';

export interface ClassFields {
  name: string;
  subject: string;
  yearGroup: string;
  academicYear: string;
}

const emptyClass = (): ClassFields => ({
  name: '',
  subject: '',
  yearGroup: '',
  academicYear: schoolYearOf(new Date()),
});

interface ClassFormProps {
  initial?: ClassFields;
  submitLabel: string;
  isSaving: boolean;
  problem: string | null;
  onSubmit: (fields: ClassFields) => void;
}

/** What a class is called, and what and whom it is for. */
export function ClassForm({ initial, submitLabel, isSaving, problem, onSubmit }: ClassFormProps) {
  const [initialValues] = useState(() => initial ?? emptyClass());
  const form = useForm<ClassFields>({
    initialValues,
    validate: { name: (name) => (name.trim() === '' ? classesMessages.nameRequired : null) },
  });
  const rest = { maxLength: MAX_SHORT_TEXT_CHARACTERS, autoComplete: 'off' };
  return (
    <form onSubmit={form.onSubmit(onSubmit)} noValidate aria-label="Class">
      <FormProblem message={problem} />
      <div className={classes.form}>
        <TextInput
          label="Name"
          placeholder="9B Biology"
          required
          {...rest}
          maxLength={MAX_NAME_CHARACTERS}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Subject"
          placeholder="Biology"
          {...rest}
          {...form.getInputProps('subject')}
        />
        <TextInput
          label="Year group"
          placeholder="9"
          {...rest}
          {...form.getInputProps('yearGroup')}
        />
        <TextInput label="Academic year" {...rest} {...form.getInputProps('academicYear')} />
      </div>
      <Button type="submit" mt="md" loading={isSaving}>
        {submitLabel}
      </Button>
    </form>
  );
}
