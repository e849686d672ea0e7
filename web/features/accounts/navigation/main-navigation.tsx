import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Role } from '../../../../shared/permissions.ts';
import { signOutQuestion } from '../../../api/sign-out-question.ts';
import { studentDestinations } from './destinations.ts';
import classes from './main-navigation.module.css';
import { lastPlaces } from './places-to-come.tsx';
import { Places } from './places.tsx';

// Loaded lazily, so that students do not wait for it.
const StaffNavigation = lazy(async () => ({
  default: (await import('./staff-navigation.tsx')).StaffNavigation,
}));

/**
 * The main navigation by role. On a phone it is at the bottom for students, and in a separate line
 * for staff. Hidden while a quiz clock runs, so that nobody leaves by mistake.
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
