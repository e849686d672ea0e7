import {
  SAVINGS_COST_POUNDS_PER_MONTH,
  SAVINGS_WEEKS_PER_MONTH,
} from '../../../../shared/business-rules.ts';
import { Island } from '../islands/island.tsx';
import { SavingsCalculator } from '../islands/savings-calculator.tsx';
import { Section } from './section.tsx';

const weeks = ['no', 'one', 'two', 'three', 'four', 'five'][SAVINGS_WEEKS_PER_MONTH];

/** The value of the time saved, with the assumptions of the calculation in words. */
export function SavingsSection() {
  return (
    <Section id="savings" number={4} question="What would the time be worth?">
      <Island name="savings">
        <SavingsCalculator />
      </Island>
      <p style={{ marginTop: '1.25rem' }}>
        This supposes {weeks} weeks a month and a cost of £{SAVINGS_COST_POUNDS_PER_MONTH} a month,
        and that you get all of these hours back. You will not: you still read and decide. Put in
        the hours that you expect to save, not the hours that you mark.
      </p>
    </Section>
  );
}
