import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { firstSteps, type NotedFirstStep } from '../../database/schema/first-steps.ts';
import { schoolSettings } from '../../database/schema/settings.ts';

/** The facts that show how far the school has set itself up. */
interface FirstStepFacts {
  noted: NotedFirstStep[];
  /** The settings that somebody has saved, whether changed or left at their defaults. */
  decided: string[];
  hasStudentsInClasses: boolean;
  /** The id of the oldest account. */
  firstAccount: string | null;
}

export async function readFirstStepFacts(database: Db): Promise<FirstStepFacts> {
  const { rows } = await database.execute<FirstStepFacts & Record<string, unknown>>(sql`
    select array(select name from ${firstSteps}) as noted,
           array(select name from ${schoolSettings}) as decided,
           exists (select from class_memberships membership
                   join "user" student on student.id = membership.student_id
                   where student.role = 'student') as "hasStudentsInClasses",
           (select id from "user" order by created_at, id limit 1) as "firstAccount"`);
  const [facts] = rows;
  if (!facts) throw new Error('The database did not say how far the school is.');
  return facts;
}

/** Records that a step is done; idempotent. */
export async function insertFirstStep(database: Db, name: NotedFirstStep): Promise<void> {
  await database.insert(firstSteps).values({ name }).onConflictDoNothing();
}

export async function deleteFirstStep(database: Db, name: NotedFirstStep): Promise<void> {
  await database.delete(firstSteps).where(eq(firstSteps.name, name));
}
