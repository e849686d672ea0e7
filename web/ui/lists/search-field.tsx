import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '../../icons/search.ts';
import { useEffect, useRef, useState } from 'react';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  /** The current search; typed text becomes the search after a short pause. */
  value: string;
  onSearch: (search: string) => void;
}

/** Long enough to type a name without a request at every letter. */
const TYPING_PAUSE_MS = 300;

/** A search box for lists that the server searches. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);

  const search = (text: string) => {
    asked.current = text;
    onSearch(text);
  };
  const searchSoon = useDebouncedCallback(search, TYPING_PAUSE_MS);

  useEffect(() => {
    // Something else has changed the search, such as the browser's Back.
    if (value !== asked.current) setTyped(value);
    asked.current = value;
  }, [value]);

  const clear = () => {
    searchSoon.cancel();
    setTyped('');
    search('');
  };

  return (
    <TextInput
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={MAX_SHORT_TEXT_CHARACTERS}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={typed !== '' && <CloseButton aria-label="Clear the search" onClick={clear} />}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        searchSoon(event.currentTarget.value);
      }}
    />
  );
}
