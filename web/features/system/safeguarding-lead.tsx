import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { leadsWithoutAccount, welfareMessages } from '../../../shared/messages/welfare.ts';
import { api } from '../../api/client.ts';
import { SettingText } from './setting-fields.tsx';
import type { SettingsFormState } from './use-settings-form.ts';

/**
 * The people notified of what the welfare check holds back, with a warning if no mail can be sent.
 */
export function SafeguardingLead({ form }: { form: SettingsFormState }) {
  const { data: signIn } = useQuery(api.accounts.signInProviders.queryOptions());
  const told =
    signIn?.sendsMail === false ? welfareMessages.leadNotEmailed : welfareMessages.leadEmailed;
  const { data: saved } = useQuery(api.system.getSettings.queryOptions());
  const unread = saved?.leadsWithoutAccount ?? [];
  return (
    <div>
      <SettingText
        label="Safeguarding lead"
        description={`Email addresses, one a line. ${told}`}
        {...form.field('safeguardingLead')}
      />
      {unread.length > 0 && (
        <Text size="sm" mt={4}>
          {leadsWithoutAccount(unread)}
        </Text>
      )}
    </div>
  );
}
