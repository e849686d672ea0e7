import { Switch } from '@mantine/core';
import type { RolloverReport } from '../../../../shared/contract/rollover.ts';
import { counted } from '../../../../shared/counted.ts';
import type { DataTableColumn } from '../../../ui/tables/data-table.tsx';
import type { Rollover } from './use-rollover.ts';

type PlannedClass = RolloverReport['classes'][number];

const fates: Record<PlannedClass['fate'], string> = {
  'goes-on': 'Goes on',
  ends: 'Is archived',
  leaves: 'Leaves: is archived',
  stays: 'Stays as it is',
};

/**
 * The columns for a class of the ending year: what will happen to it, and whether it is left alone.
 */
export function yearColumns(rollover: Rollover): readonly DataTableColumn<PlannedClass>[] {
  return [
    { key: 'name', header: 'Class', isRowHeader: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'teacher', header: 'Teacher', cell: ({ teacherName }) => teacherName },
    { key: 'students', header: 'Students', align: 'end', cell: ({ students }) => students },
    {
      key: 'next',
      header: 'Next year',
      cell: ({ fate, next }) =>
        next ? (
          <>
            <bdi>{next.name}</bdi>, {counted(next.students, 'student')}
          </>
        ) : (
          fates[fate]
        ),
    },
    {
      key: 'stays',
      header: 'Leave alone',
      cell: ({ teacherCode, name }) => (
        <Switch
          aria-label={`Leave ${name} as it is`}
          checked={rollover.plan.staying.includes(teacherCode)}
          onChange={(event) => rollover.setStaying(teacherCode, event.currentTarget.checked)}
        />
      ),
    },
  ];
}
