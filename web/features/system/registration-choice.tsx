import { Radio, Stack } from '@mantine/core';
import type { SettingsInForce } from '../../../shared/contract/school-settings.ts';
import { SettingText } from './setting-fields.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

const registrationWords: Record<SettingsInForce['settings']['registration'], string> = {
  anyone: 'Anyone',
  domains: 'Anyone with a school email address',
  'class-code': 'Students with a teacher’s code',
  nobody: 'Nobody: we invite everyone',
};

/** The settings for who may register, and with which addresses. */
export function RegistrationChoice({ form }: { form: SettingsFormState }) {
  const { value, onChange, fixedBy } = form.field('registration');
  return (
    <>
      <Radio.Group
        label="Who may register"
        description={
          fixedBy === undefined
            ? 'People whom you invite always can.'
            : `Set by ${fixedBy} on the server, so it cannot be changed here.`
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
      {value === 'domains' && (
        <SettingText
          label="Domains"
          description="What comes after the @, such as school.example, one a line."
          {...form.field('registrationDomains')}
        />
      )}
    </>
  );
}
