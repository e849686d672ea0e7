import { sql } from 'drizzle-orm';
import { raiseBest } from '../../features/typing-test/typing-test-queries.ts';
import type { Db } from '../client.ts';
import { typingResults } from '../schema/typing-test.ts';
import { demoPeople } from './people.ts';
import { demoTypingRuns } from './typing-runs.ts';

/** Stores the demo school's typing runs, each as if it had just been finished on its day. */
export async function loadTypingRuns(database: Db): Promise<void> {
  const runs = demoPeople.flatMap(({ key, username }) =>
    (demoTypingRuns[key] ?? []).map((run) => ({ ...run, uid: key, username })),
  );
  const results = await database
    .insert(typingResults)
    .values(
      runs.map(({ daysAgo, ...run }, index) => ({
        ...run,
        testSessionId: `demo-typing-${index + 1}`,
        // The runs are minutes apart, as if people took turns.
        timestamp: sql`now() - ${daysAgo} * interval '1 day' - ${index} * interval '100 seconds'`,
      })),
    )
    .returning();
  for (const result of results) await raiseBest(database, result);
}
