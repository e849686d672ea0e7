import { Button } from '@mantine/core';
import { counted } from '../../../../shared/counted.ts';
import { useDesk } from '../desk/desk-context.ts';
import { formatAdvice } from './format-agreement.ts';
import classes from './ten-first.module.css';
import { useAgreement } from './use-blind-sample.ts';

/**
 * Shown above the doubts: what the blind marks proved about the AI; renders nothing if it was not
 * measured.
 */
export function MeasuredHead() {
  const { openTab } = useDesk();
  const { data } = useAgreement();
  const measured = data?.questions.reduce((sum, each) => sum + each.measured, 0) ?? 0;
  if (!data || measured === 0) return null;
  const exact = data.questions.reduce((sum, each) => sum + each.exact, 0);
  return (
    <section className={classes.head} aria-label="What the blind marks prove">
      <p className={classes.headWords}>
        <strong>
          Of {counted(measured, 'blind mark')} the AI gave {exact} the same.
        </strong>{' '}
        {formatAdvice(data.questions)}
      </p>
      <Button variant="default" size="compact-sm" onClick={() => openTab('first')}>
        How far it agrees
      </Button>
    </section>
  );
}
