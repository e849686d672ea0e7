import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { MAX_NAME_CHARACTERS, MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { toLocalTime } from '../../../shared/school-time.ts';
import { schoolYearOf } from '../../../shared/school-year.ts';
import { useSchoolTimeZone } from '../../api/use-current-user.ts';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import classes from './classes.module.css';

export interface ClassFields {
  name: string;
  subject: string;
  yearGroup: string;
  academicYear: string;
}

const emptyClass = (timeZone: string): ClassFields => ({
  name: '',
  subject: '',
  yearGroup: '',
  academicYear: schoolYearOf(toLocalTime(new Date().toISOString(), timeZone)),
});

interface ClassFormProps {
  initial?: ClassFields;
  submitLabel: string;
  isSaving: boolean;
  problem: string | null;
  onSubmit: (fields: ClassFields) => void;
}

/** A form for a class's name, subject and year. */
export function ClassForm({ initial, submitLabel, isSaving, problem, onSubmit }: ClassFormProps) {
  const timeZone = useSchoolTimeZone();
  const [initialValues] = useState(() => initial ?? emptyClass(timeZone));
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
