import { Button, Text } from '@mantine/core';
import classes from './ten-first.module.css';
import { useAgreement } from './use-blind-sample.ts';

interface TenFirstOfferProps {
  questions: number;
  onOpen: () => void;
}

/** Offers the recommended first step before a quiz is marked. */
export function TenFirstOffer({ questions, onOpen }: TenFirstOfferProps) {
  const agreement = useAgreement();
  if (!agreement.data) return null;
  const marked = agreement.data.questions.reduce((sum, each) => sum + each.marked, 0);
  const chosen = agreement.data.questions.reduce((sum, each) => sum + each.chosen, 0);
  if (chosen > 0 && marked === chosen) return null;
  return (
    <section className={classes.next} aria-label="Recommended first step">
      <div>
        <Text fw={600}>
          {marked === 0
            ? 'Mark ten first'
            : `Continue with ten first: ${marked} of ${chosen} marked`}
        </Text>
        <Text c="dimmed" size="sm">
          Mark five to ten answers {questions > 1 && 'of each question '}before the AI does. It
          learns from you, and you see how far to trust it.
        </Text>
      </div>
      <Button onClick={onOpen}>{marked === 0 ? 'Start with ten first' : 'Continue'}</Button>
    </section>
  );
}
