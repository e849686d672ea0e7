import { IconChartBar } from '../../../icons/chart-bar.ts';
import { IconChecklist } from '../../../icons/checklist.ts';
import { IconKeyboard } from '../../../icons/keyboard.ts';
import { paths } from '../../../paths.ts';

export interface Destination {
  label: string;
  path: string;
  /** Path prefixes of other pages that belong to the destination. */
  within?: readonly string[];
  /** Shown on a phone, where students have a navigation bar at the bottom. */
  icon?: typeof IconChecklist;
}

/** The destinations of students; those of staff are in staff-destinations.ts. */
export const studentDestinations: readonly Destination[] = [
  { label: 'Quizzes', path: paths.enterQuiz, icon: IconChecklist },
  { label: 'Scores', path: paths.viewMyScores, icon: IconChartBar },
  { label: 'Typing', path: paths.typingTest, icon: IconKeyboard },
];

/** Returns true if the page at this address belongs to the destination. */
export function isWithin({ path, within = [] }: Destination, pathname: string): boolean {
  return pathname === path || within.some((start) => pathname.startsWith(start));
}
