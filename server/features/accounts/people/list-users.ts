import type { User } from '../../../../shared/contract/accounts.ts';
import type { Role } from '../../../../shared/permissions.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { countPeople, listPeople, type PeoplePage } from '../people-queries.ts';
import { presentUser, type PresentSettings } from '../present-user.ts';

interface UserPage {
  items: User[];
  total: number;
  counts: Record<Role, number>;
}

/** Returns one page of the matching people of a role, and the number of matches for each role. */
export async function listUsers(
  database: Database,
  actor: Actor,
  settings: PresentSettings,
  page: PeoplePage,
): Promise<UserPage> {
  const [people, counts] = await Promise.all([
    listPeople(database, page),
    countPeople(database, page.search),
  ]);
  return {
    items: people.map((person) => presentUser(actor, person, settings)),
    total: counts[page.role],
    counts,
  };
}
