import { MAX_ROSTER_ROWS } from '../../../../shared/business-rules.ts';
import { isLikeName } from '../../../../shared/person-name.ts';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { isOneRoster, readOneRoster } from './read-one-roster.ts';
import { readSchoolLists } from './read-school-list.ts';
import { RosterRefused, type Roster, type RosterFile } from './roster.ts';

/** Reads a roster of either format. Throws RosterRefused with a sentence. */
export function readRoster(files: readonly RosterFile[], today: string): Roster {
  if (files.length === 0) throw new RosterRefused(rosterMessages.noFiles);
  const roster = isOneRoster(files) ? readOneRoster(files, today) : readSchoolLists(files, today);
  const rows = roster.people.length + roster.classes.length + roster.enrolments.length;
  if (rows === 0 && roster.findings.length === 0) {
    throw new RosterRefused(rosterMessages.nothingFound);
  }
  if (rows > MAX_ROSTER_ROWS) throw new RosterRefused(rosterMessages.tooManyRows);
  for (const person of roster.people) {
    if (isLikeName(person.name)) continue;
    person.isBlocked = true;
    const { name: subject, place } = person;
    roster.findings.push({ subject, place, sentence: rosterMessages.nameIsNone, blocks: true });
  }
  return roster;
}
