import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import {
  AUDIT_MONTHS,
  LEAVER_MONTHS,
  SAFEGUARDING_YEARS,
} from '../../../../shared/business-rules.ts';
import { stepSettings, type FirstStepName } from '../../../../shared/contract/first-steps.ts';
import type { SettingsInForce } from '../../../../shared/contract/school-settings.ts';
import { settingsMessages } from '../../../../shared/messages/settings.ts';
import { api } from '../../../api/client.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { RegistrationChoice } from '../registration-choice.tsx';
import { SafeguardingLead } from '../safeguarding-lead.tsx';
import { SettingLine } from '../setting-fields.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import { useSettingsForm } from '../use-settings-form.ts';

const asked = [...Object.values(stepSettings).flat(), 'registrationDomains'] as const;

/**
 * The decisions a school makes before anybody joins, saved at once; all of them are also in School
 * settings.
 */
export function DecisionsStep() {
  const steps = useFirstSteps().query.data?.steps;
  const settings = useQuery(api.system.getSettings.queryOptions());
  if (settings.isPending || !steps) return <Skeleton h={620} radius="md" />;
  if (!settings.data) return <ErrorState of={settings} message={settingsMessages.loadFailed} />;
  const isDecided = steps.some(({ name, isDone }) => name === 'registration' && isDone);
  // Proposes that a new school invites its people, unless it decides otherwise.
  const proposed = isDecided ? {} : { registration: 'nobody' as const };
  const undecided = steps.flatMap(({ name, isDone }) =>
    isDone || !isDecidedBySettings(name) ? [] : stepSettings[name],
  );
  return <DecisionsForm inForce={settings.data} options={{ only: asked, undecided, proposed }} />;
}

const isDecidedBySettings = (step: FirstStepName): step is keyof typeof stepSettings =>
  step in stepSettings;

interface DecisionsFormProps {
  inForce: SettingsInForce;
  options: Parameters<typeof useSettingsForm>[1];
}

function DecisionsForm({ inForce, options }: DecisionsFormProps) {
  const form = useSettingsForm(inForce, options);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="lg">
        <SettingLine
          label="Name of the school"
          description="As the privacy notice and reports name it."
          {...form.field('schoolName')}
        />
        <SettingLine
          label="Time zone"
          description="Opening and closing times of quizzes are in this time zone, for example Europe/London or Asia/Dubai."
          {...form.field('timeZone')}
        />
        <RegistrationChoice form={form} />
        <SafeguardingLead form={form} />
        <SettingLine
          label="Erase leavers after, in months"
          description="For students who left at the end of a school year, or whom a roster no longer has, unless they are let back in: their account and what they wrote are erased; their marks stay without a name."
          range={LEAVER_MONTHS}
          {...form.field('leaverMonths')}
        />
        <SettingLine
          label="Keep safeguarding records, in years"
          description="A record is deleted once somebody has decided on it and it is older than this."
          range={SAFEGUARDING_YEARS}
          {...form.field('safeguardingYears')}
        />
        <SettingLine
          label="Keep the audit trail, in months"
          description="Older entries are deleted each night."
          range={AUDIT_MONTHS}
          {...form.field('auditMonths')}
        />
        <FormProblem message={form.problem} />
        <Button type="submit" loading={form.isSaving} w="fit-content">
          Save these decisions
        </Button>
      </Stack>
    </form>
  );
}
