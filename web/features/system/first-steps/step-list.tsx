import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type { FirstSteps } from '../../../../shared/contract/first-steps.ts';
import { IconCheck } from '../../../icons/check.ts';
import { paths } from '../../../paths.ts';
import { stepWords } from './first-step-words.ts';
import classes from './first-steps.module.css';

/** The steps and their state, each linked to its section. */
export function StepList({ steps }: Pick<FirstSteps, 'steps'>) {
  return (
    <ul className={classes.list}>
      {steps.map(({ name, isDone }) => (
        <li key={name} className={classes.step} data-done={isDone || undefined}>
          <span className={classes.sign} aria-hidden>
            {isDone && <IconCheck size={14} stroke={3} />}
          </span>
          <Anchor component={Link} to={`${paths.firstSteps}#${stepWords[name].section}`} size="sm">
            {stepWords[name].title}
          </Anchor>
          {isDone && <VisuallyHidden>(done)</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
