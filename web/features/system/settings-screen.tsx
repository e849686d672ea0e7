import { Button, Radio, Skeleton, Stack, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { SettingsInForce } from '../../../shared/contract/school-settings.ts';
import {
  AUDIT_MONTHS,
  MAX_HELP_LINES_CHARACTERS,
  SAFEGUARDING_YEARS,
} from '../../../shared/business-rules.ts';
import { settingsMessages } from '../../../shared/messages/settings.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useRefreshCurrentUser } from '../../api/use-current-user.ts';
import { BackToDashboard } from '../../ui/back-to-dashboard.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import { SettingLine, SettingSwitch, SettingText } from './setting-fields.tsx';
import { draftOf, settingsOf, type TypedSetting } from './settings-draft.ts';

const registrationWords: Record<SettingsInForce['settings']['registration'], string> = {
  anyone: 'Anyone',
  domains: 'Anyone with an email address of the school',
  'class-code': 'Students with a teacher’s code',
  nobody: 'Nobody: we invite everyone',
};

/** What administrators decide for the whole school. */
export function SettingsScreen() {
  const settings = useQuery(api.system.getSettings.queryOptions());
  return (
    <PageShell
      title="School settings"
      subtitle="They hold for everyone, at once."
      actions={<BackToDashboard />}
      width="narrow"
    >
      {settings.isPending && <Skeleton h={420} radius="lg" />}
      {settings.isError && (
        <ErrorState
          message={errorSentence(settings.error, settingsMessages.loadFailed)}
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && <SettingsForm inForce={settings.data} />}
    </PageShell>
  );
}

function SettingsForm({ inForce: { settings, fixed } }: { inForce: SettingsInForce }) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(settings));
  const refreshCurrentUser = useRefreshCurrentUser();
  const saving = useMutation(
    api.system.changeSettings.mutationOptions({
      onSuccess: (inForce) => {
        toast.success(settingsMessages.saved);
        queryClient.setQueryData(api.system.getSettings.queryKey(), inForce);
        void queryClient.invalidateQueries({ queryKey: api.welfare.helpLines.key() });
        // Whoever asks it of all staff may have none themselves.
        void refreshCurrentUser();
      },
    }),
  );
  const fixedBy = (name: string) => fixed.find((one) => one.name === name)?.variable;
  const field = (name: TypedSetting) => ({
    value: draft[name],
    onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
    fixedBy: fixedBy(name),
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    saving.mutate(settingsOf(draft, (name) => fixedBy(name) !== undefined));
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="lg">
        <Group title="Welfare">
          <SettingText
            label="Safeguarding lead"
            description="Email addresses, one a line. They are told at once when the welfare check holds something back. Without any, the teacher and all administrators are told."
            {...field('safeguardingLead')}
          />
          <SettingText
            label="Help lines"
            description="Where a student can turn to, one a line. Every receipt shows them."
            maxLength={MAX_HELP_LINES_CHARACTERS}
            {...field('helpLines')}
          />
          <SettingText
            label="Phrases of your own"
            description="What else the welfare check should stop at, one a line: a street, a nickname, a gang. Whole words count, wherever they stand."
            {...field('welfarePhrases')}
          />
          <SettingLine
            label="Keep safeguarding records, in years"
            description="A record is deleted once somebody has decided on it and it is older than this."
            range={SAFEGUARDING_YEARS}
            {...field('safeguardingYears')}
          />
        </Group>
        <Group title="Accounts">
          <Registration {...field('registration')} />
          {draft.registration === 'domains' && (
            <SettingText
              label="Domains"
              description="What stands behind the @, such as school.example, one a line."
              {...field('registrationDomains')}
            />
          )}
          <SettingSwitch
            label="Teachers and administrators need a second factor"
            description="A code from their phone beside the password. Until they have set it up on My account, they can do nothing else. Whoever signs in with Google or Microsoft has it there."
            isOn={draft.staffSecondFactor}
            onChange={(staffSecondFactor) =>
              setDraft((before) => ({ ...before, staffSecondFactor }))
            }
            fixedBy={fixedBy('staffSecondFactor')}
          />
          <SettingLine
            label="Keep the audit trail, in months"
            description="Older entries are deleted each night."
            range={AUDIT_MONTHS}
            {...field('auditMonths')}
          />
        </Group>
        <Group title="Time">
          <SettingLine
            label="Time zone"
            description="When quizzes open and close is entered and shown in it: Europe/London, Europe/Dublin, Asia/Dubai."
            {...field('timeZone')}
          />
        </Group>
        <Group title="Privacy notice">
          <SettingLine
            label="Name of the school"
            description="As the privacy notice names it."
            {...field('schoolName')}
          />
          <SettingLine
            label="Whom to ask about personal data"
            description="A name with an address or an email, such as your data protection officer."
            {...field('privacyContact')}
          />
          <SettingLine
            label="Who runs the server for you"
            description="A trust or a firm, if it is not the school itself."
            {...field('provider')}
          />
        </Group>
        <FormProblem
          message={saving.isError && errorSentence(saving.error, settingsMessages.saveFailed)}
        />
        <Button type="submit" loading={saving.isPending} w="fit-content">
          Save
        </Button>
      </Stack>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel>
      <Title order={2} size="h3" mb="md">
        {title}
      </Title>
      <Stack gap="lg">{children}</Stack>
    </Panel>
  );
}

interface RegistrationProps {
  value: string;
  onChange: (choice: string) => void;
  fixedBy: string | undefined;
}

function Registration({ value, onChange, fixedBy }: RegistrationProps) {
  return (
    <Radio.Group
      label="Who may register"
      description={
        fixedBy === undefined
          ? 'People whom you invite always can.'
          : `Set by ${fixedBy} on the server, and so not to be changed here.`
      }
      value={value}
      onChange={onChange}
    >
      <Stack gap="xs" mt="xs">
        {Object.entries(registrationWords).map(([choice, words]) => (
          <Radio key={choice} value={choice} label={words} disabled={fixedBy !== undefined} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
