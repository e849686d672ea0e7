import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { makeClassCode } from '../accounts/public.ts';
import { updateClass, type ClassInput } from './classes-queries.ts';

/** Makes a class that the actor owns, with a join code of its own. Returns the code. */
export function createClass(database: Database, actor: Actor, input: ClassInput): Promise<string> {
  return database.transaction(async (transaction) => {
    const teacherCode = await makeClassCode(transaction, actor);
    await updateClass(transaction, teacherCode, input);
    return teacherCode;
  });
}
