import { Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  MAX_SHORT_TEXT_CHARACTERS,
  MIN_SEARCH_CHARACTERS,
} from '../../../shared/business-rules.ts';
import type { Role } from '../../../shared/permissions.ts';
import { searchMessages } from '../../../shared/messages/search.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { IconSearch } from '../../icons/search.ts';
import { type EntryGroup, groupFound } from './found-groups.ts';
import classes from './search.module.css';

/** Long enough to type a word without a request at every letter. */
const TYPING_PAUSE_MS = 150;

interface SearchPaletteProps {
  role: Role;
  onGone: () => void;
}

/** Search results while typing: arrows choose, Enter opens, Escape closes. */
export function SearchPalette({ role, onGone }: SearchPaletteProps) {
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const isLongEnough = typed.trim().length >= MIN_SEARCH_CHARACTERS;
  const query = useQuery(
    api.search.find.queryOptions({
      input: asked.length >= MIN_SEARCH_CHARACTERS ? { search: asked } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );
  const items = isLongEnough ? query.data?.items : undefined;
  const groups = useMemo(() => groupFound(items ?? [], role, typed), [items, role, typed]);
  const isSettled = !isLongEnough || (asked === typed.trim() && !query.isFetching);

  const hasFailed = query.isError && isLongEnough;

  // Selects the first result, so that Enter opens it without an arrow key.
  const shown = groups.flatMap(({ entries }) => entries.map(({ path }) => path)).join();
  useEffect(() => {
    if (shown !== '') selectFirstOption();
  }, [shown, selectFirstOption]);

  const open = (path: string) => {
    onGone();
    void navigate(path);
  };

  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          size="md"
          aria-label="Search"
          placeholder={
            role === 'student' ? 'Quiz, score or page' : 'Quiz, student, class, question or page'
          }
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Text component="output" className={classes.said} c="dimmed" size="sm">
        {!isSettled && searchMessages.searching}
        {isSettled && !hasFailed && sayFound(groups, role, isLongEnough)}
      </Text>
      {hasFailed && isSettled && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" mb="xs">
          {errorSentence(query.error, searchMessages.failed)}
        </Text>
      )}
      <Combobox.Options className={classes.list} aria-label="Found">
        {groups.map(({ label, entries }) => (
          <Combobox.Group key={label} label={label}>
            {entries.map(({ path, title, detail }) => (
              <Combobox.Option key={path} value={path} className={classes.entry}>
                <bdi className={classes.title} title={title}>
                  {title}
                </bdi>
                {detail && (
                  <bdi className={classes.detail} title={detail}>
                    {detail}
                  </bdi>
                )}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
    </Combobox>
  );
}

/** Returns the screen reader announcement: the number of results, or a hint about what to type. */
function sayFound(groups: readonly EntryGroup[], role: Role, isSearch: boolean): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (!isSearch) return searchMessages.howTo;
  if (count > 0) return `${count} found.`;
  return role === 'student' ? searchMessages.nothingForStudents : searchMessages.nothingForStaff;
}
