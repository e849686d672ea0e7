import { Button, Group, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { ReportBatch } from '../../../../shared/contract/report-batches.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from '../auto-report.module.css';

interface HandInProps {
  batch: ReportBatch;
  /** Saves changes first; if that fails, asks whether to continue. */
  mayHandIn: () => Promise<boolean>;
  onChanged: () => Promise<void>;
}

/** The progress of a batch: who is missing, who reads it, how much is signed. */
export function HandIn({ batch, mayHandIn, onChanged }: HandInProps) {
  const { handedIn, missing, reports } = batch;
  const [isChanging, setIsChanging] = useState(false);
  const takeBack = useMutation(
    api.reports.takeBack.mutationOptions({ onSuccess: () => onChanged() }),
  );
  const signed = reports.filter((report) => report.signed !== null).length;
  return (
    <Panel component="section" aria-label="Reading and signing" className={classes.balance}>
      {missing.length > 0 && (
        <Text size="sm" mb="xs">
          No report in this batch: {missing.join(', ')}.
        </Text>
      )}
      {handedIn !== null && (
        <Group gap="xs" mb={isChanging ? 'xs' : 0}>
          <Text size="sm">
            Handed in on {formatDate(handedIn.at)}, to be read by{' '}
            {handedIn.reader ?? 'an administrator'}. {signed} of {reports.length} signed.
          </Text>
          {/* Keeps its place; otherwise a second click would take the reports back. */}
          {batch.isOwn && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={isChanging}
              onClick={() => setIsChanging(!isChanging)}
            >
              Change reader
            </Button>
          )}
          {batch.isOwn && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              loading={takeBack.isPending}
              onClick={() => takeBack.mutate({ batchId: batch.id })}
            >
              Take back
            </Button>
          )}
        </Group>
      )}
      <FormProblem
        message={
          takeBack.isError ? errorSentence(takeBack.error, reportsMessages.takeBackFailed) : null
        }
      />
      {(handedIn === null || isChanging) && (
        <HandInForm
          batchId={batch.id}
          mayHandIn={mayHandIn}
          hint={`${handedIn === null ? `${reportsMessages.handInHint} ` : ''}${reportsMessages.readerHint}`}
          onChanged={() => {
            setIsChanging(false);
            return onChanged();
          }}
        />
      )}
    </Panel>
  );
}

interface HandInFormProps extends Pick<HandInProps, 'mayHandIn' | 'onChanged'> {
  batchId: string;
  hint: string;
}

function HandInForm({ batchId, hint, mayHandIn, onChanged }: HandInFormProps) {
  const [readerEmail, setReaderEmail] = useState('');
  const handIn = useMutation(api.reports.handIn.mutationOptions({ onSuccess: () => onChanged() }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const send = async () => {
    if (await mayHandIn()) handIn.mutate({ batchId, readerEmail });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.withProblem}>
      <div className={classes.handIn}>
        <TextInput
          type="email"
          label="Colleague who reads and signs (email)"
          description={hint}
          value={readerEmail}
          onChange={(event) => setReaderEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={handIn.isPending}>
          Hand in for reading
        </Button>
      </div>
      <FormProblem
        message={handIn.isError ? errorSentence(handIn.error, reportsMessages.handInFailed) : null}
      />
    </form>
  );
}
