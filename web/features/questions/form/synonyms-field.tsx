import { Textarea } from '@mantine/core';
import { MAX_SYNONYM_CHARACTERS } from '../../../../shared/business-rules.ts';
import { fieldProps } from './field-props.ts';
import classes from './synonyms-field.module.css';
import type { QuestionFormState } from './use-question-form.ts';

/** Words that mean the same in this question; collapsed, because few questions need them. */
export function SynonymsField({ form }: Pick<QuestionFormState, 'form'>) {
  return (
    <details className={classes.fold} open={form.getInitialValues().synonyms !== '' || undefined}>
      <summary>Words that mean the same</summary>
      <Textarea
        aria-label="Words that mean the same"
        description="For the marker: one group a line, with “=” between, e.g. “photosynthesis = making food”."
        placeholder="thermal energy = heat"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_SYNONYM_CHARACTERS}
        {...fieldProps(form, 'synonyms')}
      />
    </details>
  );
}
