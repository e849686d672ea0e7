import type { Db } from '../../database/client.ts';
import { makeClassCode } from '../accounts/public.ts';
import { updateClass, type ClassInput } from './classes-queries.ts';

/** Creates a class with its own join code, owned by this person. Returns the code. */
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
