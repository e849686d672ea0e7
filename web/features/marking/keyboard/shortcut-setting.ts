import { useSyncExternalStore } from 'react';
import { createStore } from '../../../create-store.ts';
import { localEntry } from '../../../local-entry.ts';

const entry = localEntry('markingShortcuts', (stored) => stored !== false);
const setting = createStore(entry.read() ?? true);

export const areShortcutsOn = setting.get;

/**
 * The setting for single-key shortcuts. They can be switched off, for example for speech input
 * (WCAG 2.1.4); stored on this device.
 */
export function useShortcutSetting() {
  const isOn = useSyncExternalStore(setting.subscribe, setting.get);
  function change(next: boolean) {
    setting.set(next);
    entry.write(next);
  }
  return [isOn, change] as const;
}
