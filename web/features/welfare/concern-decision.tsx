import { Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_WELFARE_NOTE_CHARACTERS } from '../../../shared/business-rules.ts';
import { welfareMessages } from '../../../shared/messages/welfare.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { FormProblem } from '../../ui/form-problem.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';

/** What a person decides, with a note for the record. */
export function ConcernDecision({ concernId }: { concernId: string }) {
  const [note, setNote] = useState('');
  const queryClient = useQueryClient();
  const decision = useMutation(
    api.welfare.decide.mutationOptions({
      onSuccess: (opened) => {
        toast.success(welfareMessages.decided);
        queryClient.setQueryData(api.welfare.read.key({ input: { concernId } }), opened);
        void queryClient.invalidateQueries({ queryKey: api.welfare.list.key() });
      },
    }),
  );
  const decide = (outcome: 'no-concern' | 'followed-up') =>
    decision.mutate({ concernId, outcome, note });
  return (
    <Panel component="section" aria-label="Your decision" gap="md">
      <Textarea
        label="Note for the record"
        description="What you did or why there is no concern. Keep the details in your school’s own safeguarding record."
        value={note}
        maxLength={MAX_WELFARE_NOTE_CHARACTERS}
        autosize
        minRows={2}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormProblem
        message={decision.isError && errorSentence(decision.error, welfareMessages.decideFailed)}
      />
      <Group gap="sm">
        <Button loading={decision.isPending} onClick={() => decide('followed-up')}>
          I have followed this up
        </Button>
        <Button
          variant="default"
          disabled={decision.isPending}
          onClick={() => decide('no-concern')}
        >
          There is no concern
        </Button>
      </Group>
    </Panel>
  );
}
