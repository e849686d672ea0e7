import { ActionIcon, Button, Input, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { IconPlus } from '../../../icons/plus.ts';
import { IconX } from '../../../icons/x.ts';
import { pairsFields, pairsIn, type PairRows } from './pair-rows.ts';
import classes from './question-form.module.css';
import type { QuestionFormState } from './use-question-form.ts';

/** Edits the pairs of a matching question, and choices that match nothing. */
export function Pairs({ form }: { form: QuestionFormState['form'] }) {
  const [typed, setTyped] = useState(() => pairsIn(form.values));
  // Blank rows exist only in this component; values from elsewhere, such as a restored draft,
  // replace them.
  const fields = pairsFields(typed);
  const isOwn =
    fields.options === form.values.options &&
    fields.markSchemeAnswer === form.values.markSchemeAnswer;
  const { rows, others } = isOwn ? typed : pairsIn(form.values);

  const change = (next: PairRows) => {
    setTyped(next);
    form.setValues(pairsFields(next));
  };
  const setRow = (at: number, part: Partial<PairRows['rows'][number]>) =>
    change({ rows: rows.map((row, index) => (index === at ? { ...row, ...part } : row)), others });
  const problem = form.errors.options ?? form.errors.markSchemeAnswer;

  return (
    <div className={classes.stack}>
      <Input.Wrapper
        label="Pairs"
        labelElement="div"
        required
        description="Students see the left side as it stands, and choose from all right sides in alphabetical order. Pairs share Max Mark evenly, rounded down."
        error={problem}
      >
        <div className={classes.pairs}>
          {rows.map((row, index) => (
            // Rows have only their position as an identity; their text changes with each key press.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={classes.pairRow}>
              <TextInput
                aria-label={`Left side of pair ${index + 1}`}
                value={row.item}
                onChange={(event) => setRow(index, { item: event.currentTarget.value })}
              />
              <span aria-hidden>→</span>
              <TextInput
                aria-label={`Right side of pair ${index + 1}`}
                value={row.choice}
                onChange={(event) => setRow(index, { choice: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Remove pair ${index + 1}`}
                disabled={rows.length <= 2}
                onClick={() => change({ rows: rows.filter((_, at) => at !== index), others })}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </div>
          ))}
        </div>
      </Input.Wrapper>
      <Button
        variant="default"
        size="sm"
        className={classes.addPair}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => change({ rows: [...rows, { item: '', choice: '', marks: '' }], others })}
      >
        Add a pair
      </Button>
      <Textarea
        label="Choices that match nothing (optional)"
        description="One a line. They make guessing harder."
        autosize
        minRows={2}
        maxRows={8}
        value={others}
        onChange={(event) => change({ rows, others: event.currentTarget.value })}
      />
    </div>
  );
}
