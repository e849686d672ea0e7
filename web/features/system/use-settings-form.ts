import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SettingName, SettingsInForce } from '../../../shared/contract/school-settings.ts';
import { settingsMessages } from '../../../shared/messages/settings.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useRefreshCurrentUser } from '../../api/use-current-user.ts';
import { toast } from '../../ui/toast.ts';
import { draftOf, settingsOf, type TypedSetting } from './settings-draft.ts';

/**
 * A form for the school's settings.
 * @param only The settings that it has; without them, all.
 * @param proposed What it begins with in place of what holds.
 */
export function useSettingsForm(
  { settings, fixed }: SettingsInForce,
  only?: readonly SettingName[],
  proposed: Partial<SettingsInForce['settings']> = {},
) {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf({ ...settings, ...proposed }));
  const refreshCurrentUser = useRefreshCurrentUser();
  const saving = useMutation(
    api.system.changeSettings.mutationOptions({
      onSuccess: (inForce) => {
        toast.success(settingsMessages.saved);
        queryClient.setQueryData(api.system.getSettings.queryKey(), inForce);
        void queryClient.invalidateQueries({ queryKey: api.welfare.helpLines.key() });
        void queryClient.invalidateQueries({ queryKey: api.system.firstSteps.key() });
        // Whoever asks it of all staff may have none themselves.
        void refreshCurrentUser();
      },
    }),
  );
  const fixedBy = (name: string) => fixed.find((one) => one.name === name)?.variable;
  const isLeftOut = (name: string) =>
    fixedBy(name) !== undefined || (only !== undefined && !only.some((one) => one === name));
  return {
    draft,
    setDraft,
    fixedBy,
    field: (name: TypedSetting) => ({
      value: draft[name],
      onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
      fixedBy: fixedBy(name),
    }),
    save: () => saving.mutate(settingsOf(draft, isLeftOut)),
    isSaving: saving.isPending,
    problem: saving.isError && errorSentence(saving.error, settingsMessages.saveFailed),
  };
}
