import { CloseButton, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '../../../icons/search.ts';
import { useState } from 'react';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { responseSorts } from '../../../../shared/choices.ts';
import { type ResponsesView, sortOptions } from '../responses-view.ts';
import classes from './responses-filters.module.css';

interface ResponsesFiltersProps {
  view: ResponsesView;
  onChange: (changes: Partial<ResponsesView>) => void;
}

/** Long enough to type a name without a request at every letter. */
const SEARCH_DELAY_MS = 300;

/** Filters and sorts the students. */
export function ResponsesFilters({ view, onChange }: ResponsesFiltersProps) {
  const [typed, setTyped] = useState(view.search);
  const search = (text: string) => onChange({ search: text.trim(), page: 1 });
  const searchSoon = useDebouncedCallback(search, SEARCH_DELAY_MS);

  function clear() {
    searchSoon.cancel();
    setTyped('');
    search('');
  }

  return (
    <div className={classes.filters}>
      <TextInput
        label="Search students"
        className={classes.search}
        placeholder="Name"
        maxLength={MAX_SHORT_TEXT_CHARACTERS}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={typed !== '' && <CloseButton aria-label="Clear the search" onClick={clear} />}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          searchSoon(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label="Sort by"
        className={classes.sort}
        data={sortOptions}
        value={view.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: responseSorts.find((sort) => sort === value), page: 1 })
        }
      />
    </div>
  );
}
