import { Button } from '@mantine/core';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { useResumeRun } from './use-resume-run.ts';

interface ResumeButtonProps {
  run: MarkingRun;
  onStarted: (run: MarkingRun) => void;
}

/** A button that retries the failed answers of a run; renders nothing if none are left. */
export function ResumeButton({ run, onStarted }: ResumeButtonProps) {
  const { resume, isResuming, problem } = useResumeRun(onStarted);
  if (run.resumable === 0) return null;
  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        mt="xs"
        loading={isResuming}
        onClick={() => resume(run)}
      >
        {run.resumable === 1
          ? 'Mark the failed one again'
          : `Mark the ${run.resumable} failed again`}
      </Button>
      <FormProblem message={problem} />
    </div>
  );
}
