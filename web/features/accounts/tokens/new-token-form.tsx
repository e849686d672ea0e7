import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { API_TOKEN_DAYS, MAX_SHORT_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { tokenScopes } from '../../../../shared/contract/tokens.ts';
import { readingScopes, scopeGroups } from '../../../../shared/messages/permissions.ts';
import { tokensMessages } from '../../../../shared/messages/tokens.ts';
import { permissions, type Action } from '../../../../shared/permissions.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PasswordField } from '../password/password-field.tsx';
import classes from '../../../ui/lists/rows.module.css';
import tokenClasses from './tokens.module.css';

interface NewTokenFormProps {
  kind: 'personal' | 'service';
  onMade: (token: string) => void;
  onCancel: () => void;
}

const lifetimes = [30, API_TOKEN_DAYS.default, 180, API_TOKEN_DAYS.max].map((days) => ({
  value: String(days),
  label: `${days} days`,
}));

/** A form for a new key: its purpose, its permissions and its lifetime. */
export function NewTokenForm({ kind, onMade, onCancel }: NewTokenFormProps) {
  const { role } = useCurrentUser();
  const account = useQuery(api.account.get.queryOptions());
  const [scopes, setScopes] = useState<string[]>([]);
  const mayGive = (action: string) => permissions[action as Action][role] !== 'none';
  const groups = scopeGroups
    .map(({ title, scopes: all }) => ({
      title,
      entries: Object.entries(all).filter(([action]) => mayGive(action)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const making = useMutation(
    api.tokens.create.mutationOptions({ onSuccess: ({ token }) => onMade(token) }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    making.mutate({
      kind,
      name: String(typed.get('name')),
      days: Number(typed.get('days')),
      scopes: scopes as (typeof tokenScopes)[number][],
      password: String(typed.get('password') ?? ''),
    });
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormProblem
        message={making.isError && errorSentence(making.error, tokensMessages.createFailed)}
      />
      <TextInput
        label="What it is for"
        name="name"
        placeholder="Timetable sync"
        maxLength={MAX_SHORT_TEXT_CHARACTERS}
        autoComplete="off"
      />
      <NativeSelect
        label="Lasts for"
        name="days"
        data={lifetimes}
        defaultValue={String(API_TOKEN_DAYS.default)}
      />
      <Checkbox.Group
        value={scopes}
        onChange={setScopes}
        label="What it may do"
        description="Never more than you may do yourself. Choose as little as the script needs."
      >
        <Group gap="sm" mt="xs">
          <Button
            variant="default"
            size="xs"
            onClick={() => setScopes(readingScopes.filter(mayGive))}
          >
            Only read
          </Button>
          <Button variant="default" size="xs" onClick={() => setScopes([])}>
            Nothing
          </Button>
        </Group>
        <div className={tokenClasses.scopes}>
          {groups.map(({ title, entries }) => (
            <fieldset key={title} className={classes.group}>
              <legend>{title}</legend>
              {entries.map(([action, label]) => (
                <Checkbox key={action} size="md" value={action} label={label} />
              ))}
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
      {account.data?.hasPassword !== false && (
        <PasswordField label="Your password" name="password" autoComplete="current-password" />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={making.isPending}>
          Make the key
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
