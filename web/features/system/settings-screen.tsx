import { Anchor, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, SubmitEvent } from 'react';
import { Link } from 'react-router';
import type { SettingsInForce } from '../../../shared/contract/school-settings.ts';
import {
  AUDIT_MONTHS,
  LEAVER_MONTHS,
  MAX_HELP_LINES_CHARACTERS,
  SAFEGUARDING_YEARS,
} from '../../../shared/business-rules.ts';
import { settingsMessages } from '../../../shared/messages/settings.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { FormProblem } from '../../ui/forms/form-problem.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { RegistrationChoice } from './registration-choice.tsx';
import { SafeguardingLead } from './safeguarding-lead.tsx';
import { SettingLine, SettingSwitch, SettingText } from './setting-fields.tsx';
import { useSettingsForm, type SettingsFormState } from './use-settings-form.ts';

/** The school settings, for administrators. */
export function SettingsScreen() {
  const settings = useQuery(api.system.getSettings.queryOptions());
  return (
    <PageShell
      title="School settings"
      subtitle="Changes apply to everyone straight away."
      actions={<BackToDashboard />}
      width="narrow"
    >
      {settings.isPending && <Skeleton h={420} radius="lg" />}
      {settings.isError && <ErrorState of={settings} message={settingsMessages.loadFailed} />}
      {settings.data && <SettingsForm inForce={settings.data} />}
    </PageShell>
  );
}

function SettingsForm({ inForce }: { inForce: SettingsInForce }) {
  const form = useSettingsForm(inForce);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="lg">
        <WelfareSettings form={form} />
        <AccountSettings form={form} />
        <Group title="Time">
          <SettingLine
            label="Time zone"
            description="Opening and closing times of quizzes are in this time zone, for example Europe/London or Asia/Dubai."
            {...form.field('timeZone')}
          />
        </Group>
        <PrivacySettings form={form} />
        <Text size="sm">
          Mail, the marker and bringing people in are on{' '}
          <Anchor component={Link} to={paths.firstSteps} inherit underline="always">
            First steps
          </Anchor>
          , with the most important of these settings.
        </Text>
        <FormProblem message={form.problem} />
        <Button type="submit" loading={form.isSaving} w="fit-content">
          Save
        </Button>
      </Stack>
    </form>
  );
}

function WelfareSettings({ form }: { form: SettingsFormState }) {
  const { field } = form;
  return (
    <Group title="Welfare">
      <SafeguardingLead form={form} />
      <SettingText
        label="Help lines"
        description="Where a student can turn to, one a line. Every receipt and My Quiz Scores show them."
        maxLength={MAX_HELP_LINES_CHARACTERS}
        {...field('helpLines')}
      />
      <SettingText
        label="Phrases of your own"
        description="What else the welfare check should stop at, one a line: a street, a nickname, a gang. Whole words count, wherever they appear."
        {...field('welfarePhrases')}
      />
      <SettingLine
        label="Keep safeguarding records, in years"
        description="A record is deleted once somebody has decided on it and it is older than this."
        range={SAFEGUARDING_YEARS}
        {...field('safeguardingYears')}
      />
    </Group>
  );
}

function AccountSettings({ form }: { form: SettingsFormState }) {
  const { field } = form;
  return (
    <Group title="Accounts">
      <RegistrationChoice form={form} />
      <SettingSwitch
        label="Everybody may sign in with a password"
        description="Off: administrators, and people with a username instead of an email, keep theirs; everybody else signs in with Google, Microsoft or your own provider. Connect it on My account and have a teacher and a student sign in that way before you switch it off. This has no effect until one of these is set up on the server. Open sessions continue."
        {...field('passwordSignIn')}
      />
      <SettingSwitch
        label="Teachers and administrators need a second factor"
        description="A code from their phone as well as the password, or a passkey. Until they have set one up on My account, they can do nothing else. People who sign in with Google or Microsoft have theirs there."
        {...field('staffSecondFactor')}
      />
      <SettingSwitch
        label="A password from a card is for the first sign-in"
        description="On: anyone who signs in with it chooses their own password before anything else. Off: students keep the password on their card, which suits the youngest."
        {...field('newPasswordAfterCard')}
      />
      <SettingLine
        label="Erase leavers after, in months"
        description="For students who left at the end of a school year, or whom a roster no longer has, unless they are let back in: their account and what they wrote are erased; their marks stay without a name."
        range={LEAVER_MONTHS}
        {...field('leaverMonths')}
      />
      <SettingLine
        label="Keep the audit trail, in months"
        description="Older entries are deleted each night."
        range={AUDIT_MONTHS}
        {...field('auditMonths')}
      />
    </Group>
  );
}

function PrivacySettings({ form: { field } }: { form: SettingsFormState }) {
  return (
    <Group title="Privacy notice">
      <SettingLine
        label="Name of the school"
        description="As the privacy notice names it."
        {...field('schoolName')}
      />
      <SettingLine
        label="Who to ask about personal data"
        description="A name with an address or an email, such as your data protection officer."
        {...field('privacyContact')}
      />
      <SettingLine
        label="Who runs the server for you"
        description="A trust or a firm, if it is not the school itself."
        {...field('provider')}
      />
    </Group>
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
