import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  SAVINGS_COST_POUNDS_PER_MONTH,
  SAVINGS_HOURS_PER_WEEK,
  SAVINGS_POUNDS_PER_HOUR,
  SAVINGS_WEEKS_PER_MONTH,
} from '../../../../shared/business-rules.ts';
import { landingMessages } from '../../../../shared/messages/landing.ts';
import fields from './fields.module.css';
import classes from './savings-calculator.module.css';
import { readWholeNumber, savingPerMonth } from './savings-rules.ts';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Prevents Enter from reloading the page; the result is already shown. */
const stay = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();

/** Calculates what marking time is worth (spec section 1). */
export function SavingsCalculator() {
  const [hours, setHours] = useState(String(SAVINGS_HOURS_PER_WEEK));
  const [rate, setRate] = useState(String(SAVINGS_POUNDS_PER_HOUR));
  const hoursPerWeek = readWholeNumber(hours);
  const poundsPerHour = readWholeNumber(rate);
  const isReadable = hoursPerWeek !== undefined && poundsPerHour !== undefined;
  const saving = isReadable ? savingPerMonth(hoursPerWeek, poundsPerHour) : null;

  return (
    <form className={classes.calculator} onSubmit={stay} noValidate>
      <div className={classes.inputs}>
        <NumberField
          id="savings-hours"
          label="Hours of marking a week"
          value={hours}
          isWrong={hoursPerWeek === undefined}
          onChange={setHours}
        />
        <span className={classes.sign} aria-hidden>
          × {SAVINGS_WEEKS_PER_MONTH} weeks ×
        </span>
        <NumberField
          id="savings-rate"
          label="Pounds an hour"
          value={rate}
          isWrong={poundsPerHour === undefined}
          onChange={setRate}
        />
        <span className={classes.sign} aria-hidden>
          − £{SAVINGS_COST_POUNDS_PER_MONTH}
        </span>
      </div>
      <output className={classes.result} htmlFor="savings-hours savings-rate">
        <Result saving={saving} />
      </output>
    </form>
  );
}

function Result({ saving }: { saving: number | null }) {
  if (saving === null) return <span id="savings-fault">{landingMessages.wholeNumbers}</span>;
  if (saving === 0) return landingMessages.noSaving;
  return (
    <>
      <strong className={classes.sum}>{pounds.format(saving)}</strong> a month
    </>
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

function NumberField({ id, label, value, isWrong, onChange }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Picks up what was typed before hydration.
  useEffect(() => {
    if (input.current) onChange(input.current.value);
  }, [onChange]);
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        className={fields.input}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'savings-fault' : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}
