import { pointOfKey } from '../keyboard/tick-keys.ts';
import { stepOf, useDeskKeys } from '../keyboard/use-desk-keys.ts';

interface BlindKeysOptions {
  isActive: boolean;
  points: number;
  onDigit: (digit: number) => boolean;
  onTick: (at: number) => void;
  onSave: () => void;
  onStep: (by: 1 | -1) => void;
}

/** The keys that mark an answer blind: digits, points, Enter, and those that go to another. */
export function useBlindKeys(options: BlindKeysOptions): void {
  const { isActive, points, onDigit, onTick, onSave, onStep } = options;
  useDeskKeys(isActive, (key) => {
    if (/^\d$/.test(key)) return onDigit(Number(key));
    const by = stepOf(key);
    const at = pointOfKey(key, points);
    if (key === 'Enter') onSave();
    else if (by !== null) onStep(by);
    else if (at !== null) onTick(at);
    else return false;
    return true;
  });
}
