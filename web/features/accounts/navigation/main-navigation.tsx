import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Role } from '../../../../shared/permissions.ts';
import { signOutQuestion } from '../../../api/sign-out-question.ts';
import { studentDestinations } from './destinations.ts';
import classes from './main-navigation.module.css';
import { lastPlaces } from './places-to-come.tsx';
import { Places } from './places.tsx';

// Students wait for none of its code.
const StaffNavigation = lazy(async () => ({
  default: (await import('./staff-navigation.tsx')).StaffNavigation,
}));

/**
 * The places of the application by role; on a phone a student's stand at the bottom, and those of
 * staff in a line of their own. Not there while the clock of a quiz runs, which one is not to leave
 * by mistake.
 */
export function MainNavigation({ role }: { role: Role }) {
  const question = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get);
  useEffect(() => {
    lastPlaces.write(role);
  }, [role]);
  if (question) return null;
  if (role === 'student') return <Places role={role} destinations={studentDestinations} />;
  return (
    <Suspense fallback={<div className={classes.navigation} data-role={role} data-coming />}>
      <StaffNavigation role={role} />
    </Suspense>
  );
}
