import { Anchor, Button, Text, Textarea, TextInput } from '@mantine/core';
import { memo, type RefObject, useId, useRef } from 'react';
import {
  MAX_FEEDBACK_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { counted } from '../../../../shared/counted.ts';
import { whoGave } from '../../../ui/marks/format-giver.ts';
import { useWholeNumber } from '../../../ui/forms/whole-number-field.tsx';
import { useIsSaving } from '../decisions/mark-drafts.ts';
import { type MarkTarget, sharedGiver } from '../decisions/mark-target.ts';
import { KeyHint } from '../keyboard/key-hint.tsx';
import { MarkChips } from './mark-chips.tsx';
import classes from './mark-form.module.css';
import { MarkStanding } from './mark-standing.tsx';
import { MarkTools } from './mark-tools.tsx';
import { useMarkForm } from './use-mark-form.ts';
import { useMarkKeys } from './use-mark-keys.ts';

/**
 * Uses the browser's own auto-sizing, which costs nothing while marking by keys; Mantine's measures
 * at every key press.
 */
const growing =
  typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')
    ? { classNames: { input: classes.growing } }
    : { autosize: true, minRows: 3, maxRows: 10 };

interface MarkFormProps {
  target: MarkTarget;
  isCurrent: boolean;
  onDone: () => void;
  /** True if the current mark is already shown next to the form. */
  hidesStanding?: boolean;
}

/** The form for a mark and feedback in ink, for one answer or a group of equal ones. */
export function MarkForm({ isCurrent, ...rest }: MarkFormProps) {
  const feedbackField = useRef<HTMLTextAreaElement>(null);
  useMarkKeys({ ...rest, isCurrent, feedbackField });
  return <Fields {...rest} feedbackField={feedbackField} />;
}

interface FieldsProps extends Omit<MarkFormProps, 'isCurrent'> {
  feedbackField: RefObject<HTMLTextAreaElement | null>;
}

/** Separate from the key handler, so that the keys do not render again when the fields change. */
const Fields = memo(function Fields(props: FieldsProps) {
  const { target, onDone, hidesStanding, feedbackField } = props;
  const markField = useRef<HTMLInputElement>(null);
  const state = useMarkForm({ target, onDone, markField });
  const { mark, feedback, reason, type, typeNumber, isLocked, isAccepting, problem } = state;
  const { maxMark } = target.question;
  const answers = target.submissions.length;
  const markId = useId();
  const number = useWholeNumber({
    value: mark,
    onChange: (value) => typeNumber(typeof value === 'number' ? value : ''),
    min: 0,
    max: maxMark,
    of: target.key,
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
    >
      <div className={classes.markTop}>
        <label htmlFor={markId} className={classes.label}>
          Mark
        </label>
        {!hidesStanding && <MarkStanding target={target} />}
      </div>
      <div className={classes.markRow}>
        <TextInput
          id={markId}
          ref={markField}
          className={classes.mark}
          {...number.input}
          onFocus={(event) => event.currentTarget.select()}
          readOnly={isLocked}
          aria-invalid={problem !== null || number.problem !== null || undefined}
        />
        <span className={classes.outOf}>/ {maxMark}</span>
        <MarkChips
          mark={mark}
          maxMark={maxMark}
          isDisabled={isLocked}
          onPick={(next) => {
            typeNumber(next);
            markField.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      <Textarea
        ref={feedbackField}
        label="Feedback"
        description={describeFeedback(state)}
        value={feedback}
        onChange={(event) => type({ feedback: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
          const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isSave && !event.repeat) state.save();
        }}
        {...growing}
        maxLength={MAX_FEEDBACK_CHARACTERS}
        placeholder="Pending"
        readOnly={isLocked}
      />
      <div className={classes.actions}>
        <Button
          type="submit"
          className={classes.save}
          disabled={isLocked}
          variant={state.isInInk && !state.isTyped ? 'default' : 'filled'}
          rightSection={<KeyHint>{isAccepting ? 'A' : 'Enter'}</KeyHint>}
        >
          {isAccepting ? 'Accept' : 'Save'}
          {answers > 1 && ` ${state.decided}`}
        </Button>
        {state.isTyped && (
          <Button variant="subtle" color="gray" px="xs" onClick={state.discard}>
            Undo
          </Button>
        )}
        <Status {...{ target, isLocked }} isTyped={state.isTyped} decided={state.decided} />
      </div>
      {(number.problem ?? problem) !== null && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {number.problem ?? problem}
        </Text>
      )}
      {state.isTyped && state.differsFromMarker && (
        <TextInput
          label="Reason (optional)"
          description={`${whoGave[sharedGiver(target)]} ${state.aiMark}. Kept with the mark’s history.`}
          value={reason}
          onChange={(event) => type({ reason: event.currentTarget.value })}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          readOnly={isLocked}
        />
      )}
      <MarkTools target={target} />
    </form>
  );
});

type FormState = ReturnType<typeof useMarkForm>;

function describeFeedback({ isFeedbackRewritten, hasOwnWords, setAside, type }: FormState) {
  if (hasOwnWords) {
    return <Choice words="Your own words." label="Write it for this mark" to={null} type={type} />;
  }
  if (!isFeedbackRewritten) return undefined;
  if (setAside === undefined) return 'Rewritten for this mark; change it as you like.';
  return (
    <Choice
      words="Rewritten for this mark."
      label="Put my own words back"
      to={setAside}
      type={type}
    />
  );
}

interface ChoiceProps extends Pick<FormState, 'type'> {
  words: string;
  label: string;
  /** The feedback to use instead; null for the feedback that follows from the mark. */
  to: string | null;
}

function Choice({ words, label, to, type }: ChoiceProps) {
  return (
    <>
      {words}{' '}
      <Anchor component="button" type="button" fz="inherit" onClick={() => type({ feedback: to })}>
        {label}
      </Anchor>
    </>
  );
}

interface StatusProps extends Pick<FormState, 'isTyped' | 'isLocked' | 'decided'> {
  target: MarkTarget;
}

/** Says whether the content of the fields has been saved. */
function Status({ target, ...state }: StatusProps) {
  const isOnItsWay = useIsSaving(target.key);
  return (
    <Text component="output" size="sm" c="dimmed">
      {isOnItsWay && !state.isLocked ? 'Saving…' : statusSentence(target, state)}
    </Text>
  );
}

function statusSentence(
  { submissions }: MarkTarget,
  { isTyped, isLocked, decided }: Omit<StatusProps, 'target'>,
): string {
  if (isLocked) return 'Locked while the AI marks';
  const some = `${decided} of these ${submissions.length} answers`;
  const isForSome = decided < submissions.length;
  if (isTyped) return isForSome ? `Not saved yet, for ${some}` : 'Not saved yet';
  if (submissions.some(({ isAcceptedInBulk }) => isAcceptedInBulk))
    return 'Accepted in bulk so far';
  if (isForSome) return `For ${some}`;
  return submissions.length > 1 ? `For all ${counted(submissions.length, 'answer')}` : '';
}
