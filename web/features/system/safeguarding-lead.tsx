import { useQuery } from '@tanstack/react-query';
import { welfareMessages } from '../../../shared/messages/welfare.ts';
import { api } from '../../api/client.ts';
import { SettingText } from './setting-fields.tsx';
import type { useSettingsForm } from './use-settings-form.ts';

/** Who is told of what the welfare check holds back, and that nobody is where no mail leaves. */
export function SafeguardingLead({ form }: { form: ReturnType<typeof useSettingsForm> }) {
  const { data: signIn } = useQuery(api.accounts.signInProviders.queryOptions());
  const told =
    signIn?.sendsMail === false ? welfareMessages.leadNotEmailed : welfareMessages.leadEmailed;
  return (
    <SettingText
      label="Safeguarding lead"
      description={`Email addresses, one a line. ${told}`}
      {...form.field('safeguardingLead')}
    />
  );
}
