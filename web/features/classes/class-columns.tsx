import type { ClassStudent, SchoolClass } from '../../../shared/contract/classes.ts';
import { paths } from '../../paths.ts';
import type { DataTableColumn } from '../../ui/tables/data-table.tsx';
import { formatDate } from '../../ui/dates/format-date.ts';
import { SignInState } from '../accounts/public.ts';
import { PersonEmail, PersonLink } from '../../ui/people/person-cells.tsx';
import { StudentActions } from './student-actions.tsx';

/** The columns that identify a student in the teacher's list (spec section 2, /view-students). */
const identity: readonly DataTableColumn<ClassStudent>[] = [
  {
    key: 'displayName',
    header: 'Display Name',
    isSortable: true,
    isRowHeader: true,
    width: '34%',
    cell: ({ id, displayName, email, state, leaver }) => (
      <>
        <PersonLink to={paths.studentProfile(id)} name={displayName} />
        <SignInState state={state} email={email} leaver={leaver} />
      </>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    isUnlabelledOnCard: true,
    isSortable: true,
    cell: ({ email }) => <PersonEmail email={email} />,
  },
  {
    key: 'joinedAt',
    header: 'Date Joined',
    isSortable: true,
    width: '9rem',
    cell: ({ joinedAt }) => <time dateTime={joinedAt}>{formatDate(joinedAt)}</time>,
  },
];

/**
 * Returns the columns of a class, with this teacher's actions for its students: moving them to one
 * of the others, or removing them.
 */
export function classColumns(
  schoolClass: SchoolClass | undefined,
  others: readonly SchoolClass[],
): readonly DataTableColumn<ClassStudent>[] {
  if (!schoolClass?.abilities.canChange) return identity;
  return [
    ...identity,
    {
      key: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      width: '5rem',
      cell: (student) => (
        <StudentActions student={student} schoolClass={schoolClass} others={others} />
      ),
    },
  ];
}
