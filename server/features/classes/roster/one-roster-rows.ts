import { inFile, rosterMessages } from '../../../../shared/messages/roster.ts';
import { placeOf, readCells, readTable } from './read-table.ts';
import { RosterRefused, type RosterFile } from './roster.ts';

/** The columns of OneRoster 1.1 and 1.2 that are used; in both versions unless marked. */
const columnsOf = {
  manifest: ['propertyName', 'value'],
  orgs: ['sourcedId', 'status', 'name', 'type'],
  academicSessions: ['sourcedId', 'schoolYear', 'parentSourcedId'],
  users: [
    'sourcedId',
    'status',
    'enabledUser',
    /** 1.1 only. */
    'role',
    'givenName',
    'familyName',
    /** 1.2 only. */
    'preferredGivenName',
    'preferredFamilyName',
    'email',
  ],
  /** 1.2 only. */
  roles: ['userSourcedId', 'status', 'roleType', 'role'],
  classes: ['sourcedId', 'status', 'title', 'grades', 'classCode', 'subjects', 'termSourcedIds'],
  enrollments: [
    'classSourcedId',
    'userSourcedId',
    'status',
    'role',
    'primary',
    'beginDate',
    'endDate',
  ],
} as const;
export type TableName = keyof typeof columnsOf;
export type Row<Name extends TableName> = Partial<
  Record<(typeof columnsOf)[Name][number], string>
> & {
  place: string;
};

export const baseName = (name: string) => name.replace(/^.*[\\/]/, '').toLowerCase();

/** Returns the rows of a file of OneRoster; none if there is no such file. */
export function readRows<Name extends TableName>(
  files: readonly RosterFile[],
  name: Name,
): Row<Name>[] {
  const file = files.find((one) => baseName(one.name) === `${name.toLowerCase()}.csv`);
  if (!file) return [];
  const table = readTable(file);
  const known: readonly string[] = columnsOf[name];
  const columns = table.header.map((heading) =>
    known.find((column) => column.toLowerCase() === heading.toLowerCase()),
  );
  const [key = ''] = known;
  if (!columns.includes(key)) {
    throw new RosterRefused(inFile(table.name, rosterMessages.columnsMissing));
  }
  return table.rows.map((row, index) => ({
    ...(readCells(columns, row) as Row<Name>),
    place: placeOf(table, index),
  }));
}
