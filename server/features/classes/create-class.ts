import type { Db } from '../../database/client.ts';
import { makeClassCode } from '../accounts/public.ts';
import { updateClass, type ClassInput } from './classes-queries.ts';

/** Makes a class that this person owns, with a join code of its own. Returns the code. */
export function createClass(
  database: Db,
  owner: Parameters<typeof makeClassCode>[1],
  input: ClassInput,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const teacherCode = await makeClassCode(transaction, owner);
    await updateClass(transaction, teacherCode, input);
    return teacherCode;
  });
}
