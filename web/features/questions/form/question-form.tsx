import { Autocomplete, Button, Text, TextInput } from '@mantine/core';
import { IconHistory } from '../../../icons/history.ts';
import { type ReactNode, useId } from 'react';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { belongingFields, questionFields } from '../../../../shared/question-content.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { fieldProps } from './field-props.ts';
import { MarkSchemeSection } from './mark-scheme-section.tsx';
import classes from './question-form.module.css';
import { QuestionSection } from './question-section.tsx';
import type { QuestionFormState } from './use-question-form.ts';

interface QuestionFormProps {
  /** "Add question" */
  name: string;
  submitLabel: string;
  state: QuestionFormState & { problem: ReactNode };
  /** Existing subjects of the bank, suggested while typing. */
  subjects: readonly string[];
}

/** The fields of a question: its content, its mark scheme and its classification. */
export function QuestionForm({ name, submitLabel, state, subjects }: QuestionFormProps) {
  const { form, submit, isSaving, isUploading, isRestored, startAfresh, problem } = state;
  const uploadingId = useId();

  return (
    <Panel component="form" gap="xl" onSubmit={submit} noValidate aria-label={name}>
      {isRestored && (
        <div className={classes.restored}>
          <IconHistory size={18} aria-hidden />
          <Text size="sm">Your unsaved work on this question is back.</Text>
          <Button size="compact-sm" variant="default" onClick={startAfresh}>
            Start again
          </Button>
        </div>
      )}
      <QuestionSection state={state} />
      <MarkSchemeSection state={state} />
      <fieldset className={classes.section}>
        <legend className={classes.legend}>Where it belongs</legend>
        <div className={classes.details}>
          <Autocomplete
            label="Subject"
            required
            comboboxProps={{ withinPortal: false }}
            data={[...subjects]}
            maxLength={MAX_SHORT_TEXT_CHARACTERS}
            {...fieldProps(form, 'subject')}
          />
          {belongingFields
            .filter((path) => path !== 'subject')
            .map((path) => (
              <TextInput
                key={path}
                label={questionFields[path].label}
                required
                maxLength={MAX_SHORT_TEXT_CHARACTERS}
                {...fieldProps(form, path)}
              />
            ))}
        </div>
      </fieldset>
      <FormProblem message={problem} />
      <div className={classes.submit}>
        <Button
          type="submit"
          loading={isSaving}
          disabled={isUploading}
          aria-describedby={isUploading ? uploadingId : undefined}
        >
          {submitLabel}
        </Button>
        {isUploading && (
          <Text size="sm" c="dimmed" id={uploadingId}>
            An image is being uploaded.
          </Text>
        )}
      </div>
    </Panel>
  );
}
