import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { LearningPlatform } from '../../../../shared/contract/lti.ts';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import classes from '../../../ui/lists/rows.module.css';

/** The values of a platform, with the labels that platforms use for them. */
const fields = [
  ['name', 'Name', 'What you call it, e.g. Our Moodle'],
  ['siteUrl', 'Address where people open it', 'It may show Greenpen within its pages'],
  ['issuer', 'Issuer', 'Moodle: Platform ID'],
  ['clientId', 'Client ID', ''],
  ['deploymentIds', 'Deployment IDs', 'Several with commas between them'],
  ['authUrl', 'Authentication request URL', 'Canvas: OpenID Connect authorization endpoint'],
  ['tokenUrl', 'Access token URL', ''],
  ['jwksUrl', 'Public keyset URL', 'Also called JWKS URL'],
  ['tokenAudience', 'Access token audience', 'Leave empty unless the platform names one'],
] as const;

interface PlatformFormProps {
  /** The platform to edit; absent for a new one. */
  platform?: LearningPlatform;
  onDone: () => void;
}

/** A form for a platform's values, copied from its own settings. */
export function PlatformForm({ platform, onDone }: PlatformFormProps) {
  const queryClient = useQueryClient();
  const whenSaved = {
    onSuccess: () => {
      toast.success(ltiMessages.saved);
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.lti.key() }),
  };
  const adding = useMutation(api.lti.add.mutationOptions(whenSaved));
  const changing = useMutation(api.lti.change.mutationOptions(whenSaved));
  const { isPending, error } = platform ? changing : adding;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(new FormData(event.currentTarget));
    if (platform) changing.mutate({ platformId: platform.id, ...typed });
    else adding.mutate(typed);
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <FormProblem message={error !== null && errorSentence(error, ltiMessages.saveFailed)} />
      {fields.map(([name, label, description]) => (
        <TextInput
          key={name}
          name={name}
          label={label}
          description={description}
          defaultValue={platform ? String(platform[name] ?? '') : ''}
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <Checkbox
        name="makesTeachers"
        defaultChecked={platform?.makesTeachers ?? false}
        label="Its teachers become teachers in Greenpen"
        description="Otherwise its teachers need an account in Greenpen, and link it by signing in once."
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          Save
        </Button>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function readForm(typed: FormData) {
  const read = (name: (typeof fields)[number][0]) => String(typed.get(name) ?? '').trim();
  return {
    name: read('name'),
    siteUrl: read('siteUrl'),
    issuer: read('issuer'),
    clientId: read('clientId'),
    deploymentIds: read('deploymentIds')
      .split(/[\s,]+/)
      .filter((id) => id !== ''),
    authUrl: read('authUrl'),
    tokenUrl: read('tokenUrl'),
    jwksUrl: read('jwksUrl'),
    tokenAudience: read('tokenAudience') || null,
    makesTeachers: typed.has('makesTeachers'),
  };
}
