import type { ClassFate, RolloverPlan } from '../../../../shared/contract/rollover.ts';
import type { EndingClass } from './rollover-queries.ts';
import { yearNumberOf, yearUp } from './year-up.ts';

interface PlannedClass {
  ending: EndingClass;
  fate: ClassFate;
  /** The class that continues it in the new year. */
  next: { name: string; yearGroup: string } | null;
}

/** Decides what happens to each class of an ending year. */
export function planClasses(
  classes: readonly EndingClass[],
  { carry, leavingYear, staying }: Pick<RolloverPlan, 'carry' | 'leavingYear' | 'staying'>,
): PlannedClass[] {
  const kept = new Set(staying);
  return classes.map((ending) => {
    if (kept.has(ending.teacherCode)) return { ending, fate: 'stays', next: null };
    const year = yearNumberOf(ending);
    if (leavingYear !== null && year !== null && year >= leavingYear) {
      // A teacher's own code must always lead to a class that students can join.
      return ending.isFirst
        ? { ending, fate: 'leaves', next: { name: '', yearGroup: '' } }
        : { ending, fate: 'leaves', next: null };
    }
    if (carry === 'none' && !ending.isFirst) return { ending, fate: 'ends', next: null };
    return carry === 'none'
      ? { ending, fate: 'ends', next: { name: '', yearGroup: '' } }
      : { ending, fate: 'goes-on', next: yearUp(ending) };
  });
}
