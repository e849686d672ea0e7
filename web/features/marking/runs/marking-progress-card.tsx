import { Button, Group, Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '../../../icons/check.ts';
import { IconPlayerStop } from '../../../icons/player-stop.ts';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import {
  currentStepIndex,
  markingSteps,
  progressAnnouncement,
  shareOfRun,
} from './marking-steps.ts';
import { formatExpense } from './format-expense.ts';
import { estimateTimeLeftMs, type ProgressSample, formatTimeLeft } from './time-left.ts';
import classes from './marking-progress-card.module.css';

interface MarkingProgressCardProps {
  run: MarkingRun;
  samples: readonly ProgressSample[];
  isConnected: boolean;
  onStop: () => void;
  isAskingToStop: boolean;
}

/** The progress of a marking run, with a button to stop it. */
export function MarkingProgressCard(props: MarkingProgressCardProps) {
  const { run, samples, isConnected, onStop, isAskingToStop } = props;
  const isActive = run.state === 'active';
  return (
    <section className={classes.card} aria-labelledby="marking-progress">
      <div className={classes.top}>
        <h2 id="marking-progress" className={classes.title}>
          {isActive ? 'Marking with AI' : 'Saving the last marks'}
          {run.classNames !== null && ` · ${run.classNames}`}
        </h2>
        {isActive && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            onClick={onStop}
            loading={isAskingToStop}
            disabled={run.isStopping}
          >
            {run.isStopping ? 'Stopping…' : 'Stop'}
          </Button>
        )}
      </div>
      <Steps current={currentStepIndex(run)} />
      <Progress.Root size="lg" radius="xl" mt="sm">
        <Progress.Section
          value={shareOfRun(run.marked, run)}
          color="pen"
          aria-label="Answers marked"
          aria-valuetext={`${run.marked} of ${run.total} done`}
        />
        <Progress.Section
          value={shareOfRun(Math.min(run.failed, run.total - run.marked), run)}
          color="red"
          withAria={false}
        />
      </Progress.Root>
      <Group justify="space-between" gap="xs" mt={8}>
        <Text size="sm">
          {run.marked - run.left} of {run.total} marked
          {run.left > 0 && `, ${run.left} left to you`}
          {run.failed > 0 && `, ${run.failed} failed so far`}
          <Text span size="sm" c="dimmed">
            {formatExpense(run)}
          </Text>
        </Text>
        <Text size="sm" c="dimmed">
          {paceSentence({ run, samples, isConnected })}
        </Text>
      </Group>
      <VisuallyHidden aria-live="polite">{progressAnnouncement(run)}</VisuallyHidden>
    </section>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol className={classes.steps}>
      {markingSteps.map(({ id, label }, index) => (
        <li
          key={id}
          className={classes.step}
          data-state={stepState(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden>
            {index < current ? <IconCheck size={14} stroke={3} /> : index + 1}
          </span>
          {label}
          {index < current && <VisuallyHidden> (done)</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}

function stepState(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

type Pace = Pick<MarkingProgressCardProps, 'run' | 'samples' | 'isConnected'>;

function paceSentence({ run, samples, isConnected }: Pace): string {
  if (run.state !== 'active') return 'Loading the marks…';
  if (!isConnected) return 'Connection lost. The marking continues; reconnecting…';
  if (run.isStopping) return 'Finishing the answers already started…';
  if (run.phase === 'queued') return 'Waiting for its turn…';
  const now = samples.at(-1)?.atMs;
  const timeLeft = now === undefined ? null : estimateTimeLeftMs(samples, run.total, now);
  return timeLeft === null ? 'Estimating the time left…' : sentenceCase(formatTimeLeft(timeLeft));
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
