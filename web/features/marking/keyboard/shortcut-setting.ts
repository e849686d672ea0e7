import { useSyncExternalStore } from 'react';
import { createStore } from '../../../create-store.ts';

const KEY = 'markingShortcuts';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

const setting = createStore(read());

export const areShortcutsOn = setting.get;

/**
 * Whether single keys mark. They can be switched off, as someone who speaks to the computer may
 * need (WCAG 2.1.4); kept on this device.
 */
export function useShortcutSetting() {
  const isOn = useSyncExternalStore(setting.subscribe, setting.get);
  function change(next: boolean) {
    setting.set(next);
    try {
      localStorage.setItem(KEY, next ? 'on' : 'off');
    } catch {
      // It holds until the page is left.
    }
  }
  return [isOn, change] as const;
}
