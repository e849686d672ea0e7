import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { ClassFacts } from './class-facts.tsx';
import { ClassTable } from './class-table.tsx';

interface ClassDeskProps {
  /** Undefined for a teacher without a class. */
  schoolClass: SchoolClass | undefined;
  /** The other classes that students could be moved to. */
  others: readonly SchoolClass[];
  /** True if a tab or the page's title already names the class. */
  isNamedAbove: boolean;
}

/** One class with its details and its students. */
export function ClassDesk({ schoolClass, others, isNamedAbove }: ClassDeskProps) {
  return (
    <>
      {schoolClass && <ClassFacts schoolClass={schoolClass} isNamedAbove={isNamedAbove} />}
      <ClassTable key={schoolClass?.teacherCode} schoolClass={schoolClass} others={others} />
    </>
  );
}
