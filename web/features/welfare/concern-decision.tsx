import { Button, Group, Text, Textarea } from '@mantine/core';
import { isDefinedError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_WELFARE_NOTE_CHARACTERS } from '../../../shared/business-rules.ts';
import { welfareMessages } from '../../../shared/messages/welfare.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { refreshMarks } from '../../api/refresh-marks.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { useUnsavedGuard } from '../../ui/dialogs/use-unsaved-guard.ts';

type Outcome = 'no-concern' | 'followed-up' | 'open-again';

/**
 * The form for a decision, with a note for the record; reopens a concern that is already decided.
 */
export function ConcernDecision({
  concernId,
  isDecided,
}: {
  concernId: string;
  isDecided: boolean;
}) {
  const { note, setNote, decision, isOutdated, loadAgain, decide, findNoConcern } =
    useDecision(concernId);
  return (
    <Panel component="section" aria-label="Your decision" gap="md">
      {isDecided && <Text size="sm">{welfareMessages.openAgain}</Text>}
      <Textarea
        label="Note for the record"
        description={
          isDecided
            ? 'Why it has to be read again.'
            : 'What you did or why there is no concern. Keep the details in your school’s own safeguarding record.'
        }
        value={note}
        maxLength={MAX_WELFARE_NOTE_CHARACTERS}
        autosize
        minRows={2}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormProblem
        message={decision.isError && errorSentence(decision.error, welfareMessages.decideFailed)}
      />
      {isOutdated && (
        <Group>
          <Button variant="default" onClick={loadAgain}>
            Load it again
          </Button>
        </Group>
      )}
      {isDecided ? (
        <Group gap="sm">
          <Button
            variant="default"
            loading={decision.isPending}
            onClick={() => decide('open-again')}
          >
            Open this again
          </Button>
        </Group>
      ) : (
        <Group gap="sm">
          <Button loading={decision.isPending} onClick={() => decide('followed-up')}>
            I have followed this up
          </Button>
          <Button
            variant="default"
            disabled={decision.isPending}
            onClick={() => void findNoConcern()}
          >
            There is no concern
          </Button>
        </Group>
      )}
    </Panel>
  );
}

/** The note and the decision; asks before a note is lost, and before there is no concern. */
function useDecision(concernId: string) {
  const [note, setNote] = useState('');
  useUnsavedGuard(
    () => note.trim() !== '',
    () => setNote(''),
  );
  const queryClient = useQueryClient();
  const readKey = api.welfare.read.key({ input: { concernId } });
  const decision = useMutation(
    api.welfare.decide.mutationOptions({
      onSuccess: (opened, { outcome }) => {
        setNote('');
        const isOpenAgain = outcome === 'open-again';
        toast.success(isOpenAgain ? welfareMessages.openedAgain : welfareMessages.decided);
        queryClient.setQueryData(readKey, opened);
        void queryClient.invalidateQueries({ queryKey: api.welfare.list.key() });
        void refreshMarks(queryClient);
      },
    }),
  );
  const decide = (outcome: Outcome) => decision.mutate({ concernId, outcome, note });
  const findNoConcern = async () => {
    const isSure = await confirm({
      title: 'No concern?',
      message: welfareMessages.confirmNoConcern,
      confirmLabel: 'There is no concern',
    });
    if (isSure) decide('no-concern');
  };
  return {
    note,
    setNote,
    decision,
    /** True if somebody else has decided, or opened it again, since it was loaded. */
    isOutdated:
      isDefinedError(decision.error) &&
      ['WELFARE_DECIDED', 'WELFARE_OPEN'].includes(decision.error.code),
    loadAgain: () => void queryClient.refetchQueries({ queryKey: readKey }),
    decide,
    findNoConcern,
  };
}
