import { Button, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { Finding } from '../../../../shared/contract/report-batches.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { studentLabels } from '../../../../shared/report-batch.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import classes from '../auto-report.module.css';
import { draftOf, hasNotes } from './report-draft.ts';
import { StudentDetails } from './student-details.tsx';
import { useNotesCheck } from './use-notes-check.ts';
import type { ReportDraftState } from './use-report-draft.ts';

const NONE: readonly Finding[] = [];

/** Step 3: the content of each report, and the button that starts the writing. */
export function IndividualDetailsStep(state: ReportDraftState) {
  const { draft, change, changeStudent } = state;
  const { students } = draft;
  const findings = useNotesCheck(draft);
  const queryClient = useQueryClient();
  const usesModel = useQuery(api.reports.describeWriter.queryOptions()).data?.usesModel;
  const start = useMutation(
    api.reports.startBatch.mutationOptions({
      onSuccess: (batch) => {
        void queryClient.invalidateQueries({ queryKey: api.reports.listBatches.key() });
        change({ batchId: batch.id, written: draftOf(batch).written, step: 3 });
      },
    }),
  );
  const labels = studentLabels(students);
  const without = labels.filter(
    (_, position) => !students[position] || !hasNotes(students[position]),
  );
  const generate = (event: SubmitEvent) => {
    event.preventDefault();
    const { classInfo, tone, length } = draft;
    start.mutate({ students, classInfo, tone, length });
  };

  return (
    <form onSubmit={generate} noValidate aria-label="Individual Details">
      <Text fw={600} mb="md">
        {students.length - without.length} of {students.length} have notes
      </Text>
      {usesModel && (
        <Text size="sm" c="dimmed" mb="md">
          {reportsMessages.modelSees}
        </Text>
      )}
      <div className={classes.cards}>
        {students.map((student, position) => (
          <StudentDetails
            key={labels[position]}
            label={labels[position] ?? student.name}
            position={position}
            student={student}
            subject={draft.classInfo.subject}
            findings={findings.students[position] ?? NONE}
            onChange={changeStudent}
          />
        ))}
      </div>
      <div className={`${classes.withProblem} ${classes.afterCards}`}>
        {without.length > 0 && (
          <Text size="sm" c="dimmed">
            Without notes, a report says no more than the level: {without.join(', ')}.
          </Text>
        )}
        <FormProblem
          message={
            start.isError ? errorSentence(start.error, reportsMessages.generatingFailed) : null
          }
        />
      </div>
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={() => change({ step: 1 })}>
          Back
        </Button>
        <Button type="submit" size="md" loading={start.isPending}>
          Generate Reports
        </Button>
      </div>
    </form>
  );
}
