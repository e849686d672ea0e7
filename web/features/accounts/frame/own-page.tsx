import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../../api/client.ts';
import { isSignOut } from '../../../api/early-answers.ts';
import { isOtherPersons, pageOwner } from '../../../api/page-owner.ts';
import { forgetPage } from '../../../forget-person.ts';
import { paths } from '../../../paths.ts';

/** Loaded lazily, because it is hardly ever needed. Without it, the page is at least empty. */
const OtherPerson = lazy(() =>
  import('./other-person.tsx').catch(() => ({ default: () => <></> })),
);

/**
 * Shows a page only while this browser's session belongs to the person it was loaded for, and until
 * they sign out in any tab. Checks whenever the tab is focused again; the server checks every call.
 */
export function OwnPage({ children }: { children: ReactNode }) {
  const isTaken = useSyncExternalStore(isOtherPersons.subscribe, isOtherPersons.get);
  const [isSignedOut, setIsSignedOut] = useState(false);
  useEffect(() => {
    const hear = (event: StorageEvent) => {
      if (pageOwner.get() !== null && isSignOut(event)) setIsSignedOut(true);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  // Leads to the same page as the sign-out itself. Nothing is left by then that would ask to stay.
  useEffect(() => {
    if (isSignedOut) window.location.replace(paths.landing);
  }, [isSignedOut]);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void lookWhoIsThere();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useEffect(() => {
    if (isTaken) forgetPage();
  }, [isTaken]);
  if (isSignedOut) return null;
  if (!isTaken) return children;
  return (
    <Suspense>
      <OtherPerson />
    </Suspense>
  );
}

async function lookWhoIsThere(): Promise<void> {
  const owner = pageOwner.get();
  const answer = await client.accounts.currentUser().catch(() => null);
  const present = answer?.user;
  if (owner !== null && present && present.id !== owner && pageOwner.get() === owner) {
    isOtherPersons.set(true);
  }
}
