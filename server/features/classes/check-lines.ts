import type { CheckedLine } from '../../../shared/contract/classes.ts';
import type { Database } from '../../database/client.ts';
import { findNamedPeople, type NamedPerson } from './members-queries.ts';

/**
 * Finds the people whom each line of a pasted list names, by email or by full name in either order.
 */
export async function checkLines(
  database: Database,
  teacherCode: string,
  lines: readonly string[],
): Promise<CheckedLine[]> {
  const keys = lines.map(keysOf);
  const people = Map.groupBy(
    await findNamedPeople(database, teacherCode, keys.flat()),
    ({ key }) => key,
  );
  return lines.map((line, index) => {
    const named = (keys[index] ?? []).flatMap((key) => people.get(key) ?? []);
    return judge(line, [...new Map(named.map((person) => [person.id, person])).values()]);
  });
}

/**
 * Returns the keys to look up: the email if the line contains one, else the name, with `Patel,
 * Maya` reversed.
 */
function keysOf(line: string): string[] {
  const text = line.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  const email = /[^\s,;<>]+@[^\s,;<>]+/u.exec(text)?.[0];
  if (email) return [email];
  const [last, first, ...more] = text.split(/\s*,\s*/u);
  return last && first && more.length === 0 ? [`${first} ${last}`] : [text];
}

function judge(line: string, named: readonly NamedPerson[]): CheckedLine {
  const students = named.filter(({ isStudent }) => isStudent);
  const [student, ...others] = students;
  if (!student) return { line, outcome: named.length > 0 ? 'staff' : 'unknown', student: null };
  if (others.length > 0) return { line, outcome: 'several', student: null };
  const { id, displayName, email, isInClass } = student;
  return { line, outcome: isInClass ? 'in-class' : 'found', student: { id, displayName, email } };
}
