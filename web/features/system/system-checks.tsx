import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCircleCheck } from '../../icons/circle-check.ts';
import { IconInfoCircle } from '../../icons/info-circle.ts';
import { Link } from 'react-router';
import type { SystemCheck } from '../../../shared/contract/system.ts';
import { paths } from '../../paths.ts';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import classes from './system-screen.module.css';
import { checkTitles, stateWords } from './system-words.ts';

const icons = { well: IconCircleCheck, notice: IconInfoCircle, attention: IconAlertTriangle };

/** The parts of the installation with their states, each as an icon and in words. */
export function SystemChecks({ checks }: { checks: readonly SystemCheck[] }) {
  return (
    <dl className={classes.checks}>
      {checks.map(({ name, state, sentence, at, reason }) => {
        const Icon = icons[state];
        return (
          <div key={name} className={classes.check} data-state={state}>
            <dt className={classes.term}>
              <Icon size={20} aria-hidden className={classes.icon} />
              {checkTitles[name]}
            </dt>
            <dd className={classes.said}>
              <span className={classes.state}>{stateWords[state]}</span>
              <span>
                {sentence}
                {at && <span className={classes.when}> {formatDateTime(at)}</span>}
              </span>
              {reason && <span className={classes.reason}>{reason}</span>}
              {name === 'marker' && (
                <Anchor component={Link} to={paths.marker} size="sm" w="fit-content">
                  Try the marker
                </Anchor>
              )}
              {name === 'marker' && (
                <Anchor component={Link} to={paths.whatLeaves} size="sm" w="fit-content">
                  What leaves the school
                </Anchor>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
