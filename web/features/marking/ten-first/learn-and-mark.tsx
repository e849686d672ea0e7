import { Button, Text } from '@mantine/core';
import { isToMeasure } from '../../../../shared/agreement.ts';
import { IconSchool } from '../../../icons/school.ts';
import { counted } from '../../../../shared/counted.ts';
import { useDesk } from '../desk/desk-context.ts';
import classes from './ten-first.module.css';
import type { Agreement } from './use-blind-sample.ts';

interface LearnAndMarkProps {
  agreement: Agreement;
  hasItems: boolean;
  /** True if some answers are not in ink. */
  hasRest: boolean;
  /** True while blind marks are being saved, because the AI would not learn from them yet. */
  isSaving: boolean;
  onLearn: () => void;
  onLookAgain: () => void;
}

/** The step after the blind marks: the AI learns from them and marks the rest. */
export function LearnAndMark(props: LearnAndMarkProps) {
  const { agreement, hasItems, hasRest, isSaving, onLearn, onLookAgain } = props;
  const { isLocked, openTab } = useDesk();
  const marked = sum(agreement, 'marked');
  const measured = sum(agreement, 'measured');
  if (!hasItems || marked === 0) return null;
  const isMeasured = measured > 0;
  const isWaiting = isSaving || agreement.questions.some(isToMeasure);
  const doubts = isMeasured ? sum(agreement, 'doubtful') : 0;
  return (
    <section className={classes.next} aria-label="What comes next">
      <div>
        <Text fw={600}>
          {isMeasured
            ? `The AI was measured by ${counted(measured, 'blind mark')}.`
            : isSaving
              ? 'Saving your blind marks …'
              : `${counted(marked, 'blind mark')} given. Thank you.`}
        </Text>
        <Text c="dimmed" size="sm">
          {nextStep({ isMeasured, isWaiting, hasRest: hasRest || isSaving })}
        </Text>
      </div>
      <div className={classes.nextActions}>
        <Button variant="subtle" color="gray" onClick={onLookAgain} disabled={isLocked}>
          Look at my marks again
        </Button>
        {(hasRest || isWaiting) && (
          <Button
            variant={isMeasured && !isWaiting ? 'default' : 'filled'}
            leftSection={<IconSchool size={18} aria-hidden />}
            onClick={onLearn}
            loading={isSaving}
            disabled={isLocked}
          >
            {learnLabel({ isMeasured, hasRest: hasRest || isSaving })}
          </Button>
        )}
        {doubts > 0 && (
          <Button onClick={() => openTab('check')} disabled={isLocked}>
            Check {counted(doubts, 'doubt')}
          </Button>
        )}
      </div>
    </section>
  );
}

interface Standing {
  isMeasured: boolean;
  /** True if blind marks have not been compared with the AI's yet. */
  isWaiting: boolean;
  hasRest: boolean;
}

function learnLabel({ isMeasured, hasRest }: Omit<Standing, 'isWaiting'>): string {
  if (!hasRest) return isMeasured ? 'Measure the AI again' : 'Measure the AI';
  return isMeasured ? 'Learn and mark again' : 'Learn and mark the rest';
}

function nextStep({ isMeasured, isWaiting, hasRest }: Standing): string {
  if (!hasRest) {
    return isWaiting
      ? 'Every answer is in ink: the AI only learns from your blind marks and is measured by them. No mark changes.'
      : 'Every answer is in ink: nothing is left for the AI to mark.';
  }
  return isMeasured
    ? 'If you change one, let the AI learn again.'
    : 'The AI now learns from them, marks the rest, and is measured against them.';
}

function sum({ questions }: Agreement, count: 'marked' | 'measured' | 'doubtful'): number {
  return questions.reduce((all, each) => all + each[count], 0);
}
