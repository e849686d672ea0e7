import { Button, Text } from '@mantine/core';
import { IconSchool } from '../../../icons/school.ts';
import { counted } from '../../../ui/counted.ts';
import { useDesk } from '../desk-context.ts';
import classes from './ten-first.module.css';
import type { Agreement } from './use-blind-sample.ts';

interface LearnAndMarkProps {
  agreement: Agreement;
  hasItems: boolean;
  onLearn: () => void;
  onLookAgain: () => void;
}

/** After the blind marks: the AI learns from them and marks the rest. */
export function LearnAndMark({ agreement, hasItems, onLearn, onLookAgain }: LearnAndMarkProps) {
  const { isLocked } = useDesk();
  const marked = sum(agreement, 'marked');
  const measured = sum(agreement, 'measured');
  if (!hasItems || marked === 0) return null;
  const isMeasured = measured > 0;
  return (
    <section className={classes.next} aria-label="What comes next">
      <div>
        <Text fw={600}>
          {isMeasured
            ? `The AI was measured by ${counted(measured, 'blind mark')}.`
            : `${counted(marked, 'blind mark')} given. Thank you.`}
        </Text>
        <Text c="dimmed" size="sm">
          {isMeasured
            ? 'If you change one, let the AI learn again.'
            : 'The AI now learns from them, marks the rest, and is measured against them.'}
        </Text>
      </div>
      <div className={classes.nextActions}>
        <Button variant="subtle" color="gray" onClick={onLookAgain} disabled={isLocked}>
          Look at my marks again
        </Button>
        <Button
          variant={isMeasured ? 'default' : 'filled'}
          leftSection={<IconSchool size={18} aria-hidden />}
          onClick={onLearn}
          disabled={isLocked}
        >
          {isMeasured ? 'Learn and mark again' : 'Learn and mark the rest'}
        </Button>
      </div>
    </section>
  );
}

function sum({ questions }: Agreement, count: 'marked' | 'measured'): number {
  return questions.reduce((all, each) => all + each[count], 0);
}
