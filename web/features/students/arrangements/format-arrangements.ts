import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';
import { counted } from '../../../ui/counted.ts';

export const fontSizeNames: Record<AccessArrangements['fontSize'], string> = {
  normal: 'Normal',
  large: 'Large',
  largest: 'Largest',
};

export const overlayNames: Record<AccessArrangements['overlay'], string> = {
  none: 'None',
  cream: 'Cream',
  blue: 'Blue',
  green: 'Green',
  pink: 'Pink',
};

/** What a student has been given, each in a few words; empty where it is nothing. */
export function formatArrangements(arrangements: AccessArrangements): string[] {
  const { restBreakMinutes, fontSize, overlay, readAloud } = arrangements;
  return [
    restBreakMinutes > 0 ? `Rest breaks, ${counted(restBreakMinutes, 'minute')} in a quiz` : null,
    fontSize === 'normal' ? null : `${fontSizeNames[fontSize]} text`,
    overlay === 'none' ? null : `${overlayNames[overlay]} overlay`,
    readAloud ? 'Questions read aloud' : null,
  ].filter((words) => words !== null);
}
