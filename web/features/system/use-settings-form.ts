import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  SchoolSettings,
  SettingName,
  SettingsInForce,
} from '../../../shared/contract/school-settings.ts';
import { settingsMessages } from '../../../shared/messages/settings.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useRefreshCurrentUser } from '../../api/use-current-user.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { changesOf, draftOf, typedSince, type SettingsDraft } from './settings-draft.ts';

interface FormOptions {
  /** The settings in the form; all by default. */
  only?: readonly SettingName[];
  /** Settings that nobody has decided: saving the form decides them with their current values. */
  undecided?: readonly SettingName[];
  /** Initial values that replace the current ones. */
  proposed?: Partial<SchoolSettings>;
}

/** A form for the school's settings, which saves only what was changed in it. */
export function useSettingsForm(
  { settings, fixed }: SettingsInForce,
  { only, undecided = [], proposed = {} }: FormOptions = {},
) {
  const queryClient = useQueryClient();
  const [begun, setBegun] = useState(() => draftOf(settings));
  const [draft, setDraft] = useState(() => draftOf({ ...settings, ...proposed }));
  const refreshCurrentUser = useRefreshCurrentUser();
  const saving = useMutation({
    mutationFn: async (sent: SettingsDraft) => {
      const changes = changesOf({ draft: sent, begun }, isLeftOut);
      const open = undecided.filter((name) => !isLeftOut(name));
      if (open.length === 0) return api.system.changeSettings.call(changes);
      // Somebody may have decided one of them since the form was opened.
      const now = await api.system.getSettings.call();
      const asTheyStand = Object.fromEntries(open.map((name) => [name, now.settings[name]]));
      return api.system.changeSettings.call({ ...asTheyStand, ...changes });
    },
    onSuccess: (inForce, sent) => {
      const saved = draftOf(inForce.settings);
      setBegun(saved);
      // What was typed during the save stays, to be saved next.
      setDraft((now) => ({ ...saved, ...typedSince(sent, now) }));
      toast.success(settingsMessages.saved);
      queryClient.setQueryData(api.system.getSettings.queryKey(), inForce);
      void queryClient.invalidateQueries({ queryKey: api.welfare.helpLines.key() });
      void queryClient.invalidateQueries({ queryKey: api.system.firstSteps.key() });
      // An administrator who requires a second factor from all staff may not have one themselves.
      void refreshCurrentUser();
    },
  });
  const fixedBy = (name: SettingName) => fixed.find((one) => one.name === name)?.variable;
  const isLeftOut = (name: SettingName) =>
    fixedBy(name) !== undefined || (only !== undefined && !only.includes(name));
  return {
    field: <Name extends SettingName>(name: Name) => ({
      value: draft[name],
      onChange: (value: SettingsDraft[Name]) =>
        setDraft((before) => ({ ...before, [name]: value })),
      fixedBy: fixedBy(name),
    }),
    save: () => saving.mutate(draft),
    isSaving: saving.isPending,
    problem: saving.isError && errorSentence(saving.error, settingsMessages.saveFailed),
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
