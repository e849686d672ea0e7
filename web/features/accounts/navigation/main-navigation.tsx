import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import type { Role } from '../../../../shared/permissions.ts';
import { signOutQuestion } from '../../../api/sign-out-question.ts';
import { destinations, isWithin } from './destinations.ts';
import classes from './main-navigation.module.css';

/**
 * The places of the application by role; on a phone a student's stand at the bottom, and those of
 * staff in a line of their own. Not there while the clock of a quiz runs, which one is not to leave by mistake.
 */
export function MainNavigation({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const question = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get);
  if (question) return null;
  return (
    <nav aria-label="Main" className={classes.navigation} data-role={role}>
      {destinations[role].map((destination) => {
        const { label, path, icon: Icon } = destination;
        const isCurrent = isWithin(destination, pathname);
        return (
          <Link
            key={path}
            to={path}
            className={classes.place}
            aria-current={isCurrent ? (pathname === path ? 'page' : 'true') : undefined}
          >
            {Icon && <Icon size={22} className={classes.icon} aria-hidden />}
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
