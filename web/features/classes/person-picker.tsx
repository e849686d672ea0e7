import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';
import type { FoundPerson } from '../../../shared/contract/classes.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { shownEmail } from '../../../shared/sign-in-name.ts';
import { api } from '../../api/client.ts';

const TYPING_PAUSE_MS = 250;

const nobody: readonly string[] = [];

interface PersonPickerProps {
  label: string;
  who: 'students' | 'staff';
  /** The person in the box; null for a box that is cleared after each choice. */
  picked: FoundPerson | null;
  onPick: (person: FoundPerson | null) => void;
  /** The ids of people who are no longer offered. */
  without?: readonly string[];
}

/** Finds a person in the school by part of their name or email. */
export function PersonPicker({ label, who, picked, onPick, without = nobody }: PersonPickerProps) {
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const query = useQuery(
    api.classes.findPeople.queryOptions({ input: { search, who }, enabled: search !== '' }),
  );
  const found = (query.data?.items ?? []).filter(({ id }) => !without.includes(id));

  const choose = (id: string) => {
    onPick(found.find((person) => person.id === id) ?? null);
    setText('');
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <Combobox.Target>
        <TextInput
          label={label}
          placeholder="Part of a name or email"
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          autoComplete="off"
          value={picked?.displayName ?? text}
          rightSection={query.isFetching && <Loader size={16} aria-hidden />}
          error={query.isError && classesMessages.searchFailed}
          onChange={(event) => {
            onPick(null);
            setText(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={search === '' || picked !== null}>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }}>
          {found.map(({ id, displayName, email }) => (
            <Combobox.Option key={id} value={id}>
              <bdi>{displayName}</bdi> · {shownEmail(email)}
            </Combobox.Option>
          ))}
          {query.isSuccess && found.length === 0 && (
            <Combobox.Empty>Nobody with this name</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
