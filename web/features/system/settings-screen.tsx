import { Button, Radio, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { SettingsInForce } from '../../../shared/contract/school-settings.ts';
import { MAX_HELP_LINES_CHARACTERS } from '../../../shared/business-rules.ts';
import { settingsMessages } from '../../../shared/messages/settings.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { BackToDashboard } from '../../ui/back-to-dashboard.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { PageShell } from '../../ui/page-shell.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';

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
  const [leads, setLeads] = useState(settings.safeguardingLead.join('\n'));
  const [registration, setRegistration] = useState(settings.registration);
  const [domains, setDomains] = useState(settings.registrationDomains.join('\n'));
  const [helpLines, setHelpLines] = useState(settings.helpLines);
  const saving = useMutation(
    api.system.changeSettings.mutationOptions({
      onSuccess: (inForce) => {
        toast.success(settingsMessages.saved);
        queryClient.setQueryData(api.system.getSettings.queryKey(), inForce);
        void queryClient.invalidateQueries({ queryKey: api.welfare.helpLines.key() });
      },
    }),
  );
  const fixedBy = (name: string) => fixed.find((one) => one.name === name)?.variable;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const safeguardingLead = leads.split(/[\s,;]+/).filter((email) => email !== '');
    saving.mutate({
      ...(fixedBy('safeguardingLead') === undefined && { safeguardingLead }),
      ...(fixedBy('helpLines') === undefined && { helpLines }),
      ...(fixedBy('registration') === undefined && { registration }),
      ...(fixedBy('registrationDomains') === undefined && {
        registrationDomains: domains.split(/[\s,;@]+/).filter((domain) => domain !== ''),
      }),
    });
  };
  return (
    <Panel component="form" onSubmit={save} noValidate>
      <Stack gap="lg">
        <SettingText
          label="Safeguarding lead"
          description="Email addresses, one a line. They are told at once when the welfare check holds something back. Without any, the teacher and all administrators are told."
          value={leads}
          onChange={setLeads}
          fixedBy={fixedBy('safeguardingLead')}
        />
        <SettingText
          label="Help lines"
          description="Where a student can turn to, one a line. Every receipt shows them."
          value={helpLines}
          onChange={setHelpLines}
          maxLength={MAX_HELP_LINES_CHARACTERS}
          fixedBy={fixedBy('helpLines')}
        />
        <Radio.Group
          label="Who may register"
          description={
            fixedBy('registration') === undefined
              ? 'People whom you invite always can.'
              : `Set by ${fixedBy('registration')} on the server, and so not to be changed here.`
          }
          value={registration}
          onChange={setRegistration}
        >
          <Stack gap="xs" mt="xs">
            {Object.entries(registrationWords).map(([choice, words]) => (
              <Radio
                key={choice}
                value={choice}
                label={words}
                disabled={fixedBy('registration') !== undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        {registration === 'domains' && (
          <SettingText
            label="Domains"
            description="What stands behind the @, such as school.example, one a line."
            value={domains}
            onChange={setDomains}
            fixedBy={fixedBy('registrationDomains')}
          />
        )}
        <FormProblem
          message={saving.isError && errorSentence(saving.error, settingsMessages.saveFailed)}
        />
        <Button type="submit" loading={saving.isPending} w="fit-content">
          Save
        </Button>
      </Stack>
    </Panel>
  );
}

interface SettingTextProps {
  label: string;
  description: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  /** The environment variable that decides it; undefined where administrators do. */
  fixedBy: string | undefined;
}

function SettingText({ fixedBy, onChange, ...field }: SettingTextProps) {
  return (
    <div>
      <Textarea
        {...field}
        autosize
        minRows={2}
        maxRows={10}
        disabled={fixedBy !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {fixedBy !== undefined && (
        <Text size="sm" c="dimmed" mt={4}>
          Set by {fixedBy} on the server, and so not to be changed here.
        </Text>
      )}
    </div>
  );
}
