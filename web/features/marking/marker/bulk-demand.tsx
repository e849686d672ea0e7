import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_BULK_MIN_SAMPLE } from '../../../../shared/business-rules.ts';
import type { BulkDemand } from '../../../../shared/contract/blind-marks.ts';
import { markingMessages } from '../../../../shared/messages/marking.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import classes from './marker-screen.module.css';
import { WholeNumberField } from '../../../ui/forms/whole-number-field.tsx';

/**
 * The agreement that an administrator requires of the AI before its marks can be accepted in bulk.
 */
export function BulkDemandCard() {
  const demand = useQuery(api.marking.getBulkDemand.queryOptions());
  return (
    <section className={classes.card} aria-labelledby="bulk-demand">
      <Title order={2} id="bulk-demand">
        Before marks are accepted in bulk
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        Teachers mark a few answers of each question without seeing the AI’s marks. Where it agrees
        less than this, its marks on that question are opened one by one.
      </Text>
      {demand.isPending && <Skeleton h={{ base: 96, sm: 80 }} />}
      {demand.isError && <ErrorState of={demand} message={markingMessages.markerLoadFailed} />}
      {demand.data && <DemandForm saved={demand.data} />}
    </section>
  );
}

function DemandForm({ saved }: { saved: BulkDemand }) {
  const queryClient = useQueryClient();
  const [percent, setPercent] = useState<number | string>(saved.leastExactPercent);
  const [sample, setSample] = useState<number | string>(saved.leastSample);
  const save = useMutation(
    api.marking.setBulkDemand.mutationOptions({
      onSuccess: (demand) => {
        queryClient.setQueryData(api.marking.getBulkDemand.queryKey(), demand);
        void queryClient.invalidateQueries({ queryKey: api.marking.getAgreement.key() });
        toast.success(markingMessages.demandSaved);
      },
    }),
  );
  const isComplete = typeof percent === 'number' && typeof sample === 'number';
  return (
    <form
      className={classes.demand}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) save.mutate({ leastExactPercent: percent, leastSample: sample });
      }}
    >
      <WholeNumberField
        label="Equal marks, in percent"
        description="At least this share of the AI’s marks must equal the teacher’s."
        min={0}
        max={100}
        value={percent}
        onChange={setPercent}
      />
      <WholeNumberField
        label="Blind marks of each question"
        description="At least this many; 0 lets teachers skip them."
        min={0}
        max={MAX_BULK_MIN_SAMPLE}
        value={sample}
        onChange={setSample}
      />
      <Button type="submit" loading={save.isPending} disabled={!isComplete}>
        Save
      </Button>
      <FormProblem
        message={save.error && errorSentence(save.error, markingMessages.demandFailed)}
      />
    </form>
  );
}
