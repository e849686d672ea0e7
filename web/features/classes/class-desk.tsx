import type { SchoolClass } from '../../../shared/contract/classes.ts';
import { ClassFacts } from './class-facts.tsx';
import { ClassTable } from './class-table.tsx';

interface ClassDeskProps {
  /** Undefined for a teacher who has none yet. */
  schoolClass: SchoolClass | undefined;
  /** The other classes that students could be moved to. */
  others: readonly SchoolClass[];
}

/** One class: what it is, and its students. */
export function ClassDesk({ schoolClass, others }: ClassDeskProps) {
  return (
    <>
      {schoolClass && <ClassFacts schoolClass={schoolClass} />}
      <ClassTable key={schoolClass?.teacherCode} schoolClass={schoolClass} others={others} />
    </>
  );
}
