import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { ClassFacts } from './class-facts.tsx';
import { ClassTable } from './class-table.tsx';

interface ClassDeskProps {
  /** Undefined for a teacher who has none yet. */
  schoolClass: SchoolClass | undefined;
  /** The other classes that students could be moved to. */
  others: readonly SchoolClass[];
  /** Whether a tab or the page's title names the class. */
  isNamedAbove: boolean;
}

/** One class: what it is, and its students. */
export function ClassDesk({ schoolClass, others, isNamedAbove }: ClassDeskProps) {
  return (
    <>
      {schoolClass && <ClassFacts schoolClass={schoolClass} isNamedAbove={isNamedAbove} />}
      <ClassTable key={schoolClass?.teacherCode} schoolClass={schoolClass} others={others} />
    </>
  );
}
