import { Button, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconWand } from '../../../icons/wand.ts';
import { useMutation } from '@tanstack/react-query';
import {
  MAX_ANSWER_CHARACTERS,
  MAX_MARK,
  MAX_QUESTION_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import classes from './marker-screen.module.css';
import { SentRequest } from './sent-request.tsx';
import { TriedSample } from './tried-sample.tsx';
import { WholeNumberField } from '../../../ui/forms/whole-number-field.tsx';

const sample = {
  questionText: 'Explain why a puddle dries faster on a windy day.',
  markSchemeAnswer:
    'wind carries water vapour away from above the puddle (1)\nso evaporation goes on faster (1)',
  maxMark: 2,
  userAnswer: 'The wind blows the water vapour away, so more water can evaporate.',
};

async function mark(task: typeof sample) {
  return { task, result: await client.marking.tryMarker(task) };
}

interface TryMarkerProps {
  onTried?: () => void;
}

/**
 * A form that sends a sample to the marker in use; prefilled, so that one click shows whether it
 * works.
 */
export function TryMarker({ onTried }: TryMarkerProps) {
  const form = useForm({ initialValues: sample });
  const trial = useMutation({ mutationFn: mark, onSuccess: onTried });
  const request = useMutation(api.marking.showRequest.mutationOptions());
  const problem =
    (trial.error ?? request.error) &&
    errorSentence(trial.error ?? request.error, markingMessages.markerUnavailable);
  return (
    <form
      className={classes.trial}
      onSubmit={form.onSubmit((task) => {
        if (typeof task.maxMark === 'number') trial.mutate(task);
      })}
    >
      <div className={classes.stack}>
        <Textarea
          label="Question"
          autosize
          minRows={2}
          maxLength={MAX_QUESTION_TEXT_CHARACTERS}
          {...form.getInputProps('questionText')}
        />
        <Textarea
          label="Mark scheme"
          required
          autosize
          minRows={3}
          maxLength={MAX_QUESTION_TEXT_CHARACTERS}
          {...form.getInputProps('markSchemeAnswer')}
        />
        <WholeNumberField
          label="Max mark"
          required
          min={0}
          max={MAX_MARK}
          className={classes.maxMark}
          {...form.getInputProps('maxMark')}
          value={form.values.maxMark}
        />
      </div>
      <div className={classes.stack}>
        <Textarea
          label="Answer"
          required
          autosize
          minRows={3}
          maxLength={MAX_ANSWER_CHARACTERS}
          {...form.getInputProps('userAnswer')}
        />
        <div className={classes.trialActions}>
          <Button
            type="submit"
            leftSection={<IconWand size={18} aria-hidden />}
            loading={trial.isPending}
          >
            Mark this sample
          </Button>
          <Button
            variant="default"
            loading={request.isPending}
            onClick={() => request.mutate(form.getValues())}
          >
            Show what would be sent
          </Button>
          {trial.isPending && (
            <Text component="output" size="sm" c="dimmed">
              Waiting for the marker…
            </Text>
          )}
        </div>
        <FormProblem message={problem} />
        {request.data && <SentRequest request={request.data} />}
        <output aria-busy={trial.isPending}>{trial.data && <TriedSample {...trial.data} />}</output>
      </div>
    </form>
  );
}

export type TriedMarker = Awaited<ReturnType<typeof mark>>;
