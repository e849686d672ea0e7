import { UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { signOutQuestion } from '../../api/sign-out-question.ts';
import { useCurrentUserQuery } from '../../api/use-current-user.ts';
import { IconSearch } from '../../icons/search.ts';
import classes from './search.module.css';

// Loaded on demand, to keep the first download small.
const SearchDialog = lazy(async () => ({
  default: (await import('./search-dialog.tsx')).SearchDialog,
}));

const isApple = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the search, as ⌘ K or Ctrl K does; hidden while a quiz clock runs. */
export function SearchButton() {
  const { data: user } = useCurrentUserQuery();
  const isSitting = useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get) !== null;
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const canSearch = Boolean(user) && !isSitting;

  useEffect(() => {
    if (!canSearch) return undefined;
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
      if (!(isApple ? event.metaKey : event.ctrlKey) || document.querySelector('dialog[open]'))
        return;
      event.preventDefault();
      setIsWanted(true);
      setIsOpen(true);
    };
    document.addEventListener('keydown', openByKeys);
    return () => document.removeEventListener('keydown', openByKeys);
  }, [canSearch]);

  if (!user || isSitting) return null;
  return (
    <>
      <UnstyledButton
        className={classes.opener}
        aria-label="Search everything"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        title="Search everything"
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        <IconSearch size={18} aria-hidden />
        <span>Search</span>
        <kbd className={classes.keys}>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </UnstyledButton>
      {isWanted && (
        <Suspense>
          <SearchDialog role={user.role} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
