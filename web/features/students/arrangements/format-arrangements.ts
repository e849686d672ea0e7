import type { AccessArrangements } from '../../../../shared/contract/access-arrangements.ts';
import { counted } from '../../../../shared/counted.ts';

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

/** Describes each of a student's arrangements in a few words; empty if there are none. */
export function formatArrangements(arrangements: AccessArrangements): string[] {
  const { restBreakMinutes, fontSize, overlay, readAloud } = arrangements;
  return [
    restBreakMinutes > 0 ? `Rest breaks, ${counted(restBreakMinutes, 'minute')} in a quiz` : null,
    fontSize === 'normal' ? null : `${fontSizeNames[fontSize]} text`,
    overlay === 'none' ? null : `${overlayNames[overlay]} overlay`,
    readAloud ? 'Questions read aloud' : null,
  ].filter((words) => words !== null);
}
