import { schoolYearOf } from '../../../../shared/school-year.ts';
import { signInNameOf } from '../../../../shared/sign-in-name.ts';
import type { Roster, RosterFinding } from './roster.ts';

/**
 * A roster prepared for the database. Each list is JSON, so that it is not copied between threads
 * object by object.
 */
export interface StagedRoster {
  people: string;
  ids: string;
  classes: string;
  enrolments: string;
  namedTeachers: string;
  isWhole: Roster['isWhole'];
  findings: RosterFinding[];
}

const withPresence = <Row extends { presence: string }>({ presence, ...row }: Row) => ({
  ...row,
  isGone: presence === 'gone',
});

/** Prepares a roster for the database. */
export function stageRoster(roster: Roster, today: string): StagedRoster {
  const year = schoolYearOf(today).slice(2, 4);
  const people = roster.people.map(({ ids, presence, ...person }, n) => ({
    ...person,
    n,
    isGone: presence === 'gone',
    signInName: signInNameOf(person.name, year),
  }));
  const ids = roster.people.flatMap((person, n) => person.ids.map((sourceId) => ({ sourceId, n })));
  return {
    people: JSON.stringify(people),
    ids: JSON.stringify(ids),
    classes: JSON.stringify(roster.classes.map(withPresence)),
    enrolments: JSON.stringify(roster.enrolments.map(withPresence)),
    namedTeachers: JSON.stringify(roster.namedTeachers),
    isWhole: roster.isWhole,
    findings: roster.findings,
  };
}
