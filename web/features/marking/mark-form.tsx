import { Button, Group, NumberInput, Text, Textarea, TextInput } from '@mantine/core';
import {
  MAX_FEEDBACK_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../shared/business-rules.ts';
import type { Submission } from '../../../shared/contract/marking.ts';
import { useSaveMark } from './use-save-mark.ts';
import classes from './mark-form.module.css';

interface MarkFormProps {
  submission: Submission;
  maxMark: number;
  /** While a marking run is under way. */
  isLocked: boolean;
}

/** Where a teacher puts a mark and feedback in ink. */
export function MarkForm({ submission, maxMark, isLocked }: MarkFormProps) {
  const { fields, isTyped, differsFromMarker, type, discard, submit, isSaving, isSaved, problem } =
    useSaveMark(submission, maxMark);
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <NumberInput
        label="Mark"
        description={`0 to ${maxMark}`}
        className={classes.mark}
        value={fields.mark}
        onChange={(value) => type({ mark: typeof value === 'number' ? value : '' })}
        min={0}
        max={maxMark}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="strict"
        inputMode="numeric"
        selectAllOnFocus
        placeholder="Pending"
        readOnly={isLocked}
      />
      <Textarea
        label="Feedback"
        value={fields.feedback}
        onChange={(event) => type({ feedback: event.currentTarget.value })}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={MAX_FEEDBACK_CHARACTERS}
        placeholder="Pending"
        readOnly={isLocked}
      />
      {isTyped && differsFromMarker && (
        <TextInput
          label="Reason (optional)"
          description={`The AI gave ${submission.aiMark}. Kept with the mark's history.`}
          value={fields.reason}
          onChange={(event) => type({ reason: event.currentTarget.value })}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          readOnly={isLocked}
        />
      )}
      <Group className={classes.actions} gap="sm">
        <Button type="submit" loading={isSaving} disabled={isLocked}>
          Save
        </Button>
        {isTyped && (
          <Button variant="subtle" color="gray" onClick={discard} disabled={isSaving}>
            Undo
          </Button>
        )}
        <Text component="output" size="sm" c="dimmed">
          {statusSentence({ submission, isTyped, isSaved })}
        </Text>
      </Group>
      {problem !== null && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
    </form>
  );
}

interface StatusOptions {
  submission: Submission;
  isTyped: boolean;
  isSaved: boolean;
}

function statusSentence({ submission, isTyped, isSaved }: StatusOptions): string {
  if (isTyped) return 'Not saved yet';
  if (isSaved) return 'Saved';
  return submission.markState === 'pencil' ? 'Saving accepts the AI’s mark' : '';
}
