import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { IconAlertTriangle } from '../../../icons/alert-triangle.ts';
import type { SchemeReading } from '../../../../shared/contract/scheme-reading.ts';
import classes from './scheme-reading.module.css';
import { warningSentence } from './scheme-sentence.ts';
import type { SchemeWarningsState } from './use-scheme-warnings.ts';

interface SchemeWarningsProps {
  reading: SchemeReading;
  maxMark: number;
  state: SchemeWarningsState;
}

/** Warnings about a scheme. They must be ticked before the question can be saved unchanged. */
export function SchemeWarnings({ reading, maxMark, state }: SchemeWarningsProps) {
  const box = useRef<HTMLInputElement>(null);
  const { isMissed } = state;
  useEffect(() => {
    if (isMissed) box.current?.focus();
  }, [isMissed]);

  if (reading.warnings.length === 0) return null;
  const sentences = reading.warnings.map((warning) => warningSentence(warning, reading, maxMark));
  return (
    <div className={classes.warnings}>
      <ul className={classes.warningList}>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence} className={classes.warning}>
            <IconAlertTriangle size={18} aria-hidden className={classes.sumIcon} />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      <Checkbox
        ref={box}
        label="I have seen this. Save the scheme as it is."
        checked={state.isSeen}
        error={isMissed ? 'Change the scheme, or tick this to save it as it is.' : undefined}
        onChange={(event) => state.setIsSeen(event.currentTarget.checked)}
      />
    </div>
  );
}
