import { rolloverMessages } from '../../../../shared/messages/rollover.ts';
import type { Db } from '../../../database/client.ts';
import { checkLines } from '../check-lines.ts';

interface Finding {
  line: string;
  sentence: string;
}

/**
 * Reads lines such as `student, new class`. Returns who goes into which class, and a finding for
 * each line that is wrong.
 */
export async function placeByList(
  database: Db,
  lines: readonly string[],
  classes: readonly { code: string; name: string }[],
): Promise<{ placed: { studentId: string; teacherCode: string }[]; findings: Finding[] }> {
  const named = Map.groupBy(classes, ({ name }) => keyOf(name));
  const parts = lines.filter((line) => line.trim() !== '').map(splitLine);
  const people = await checkLines(
    database,
    '',
    parts.map(({ student }) => student),
  );
  const placed: { studentId: string; teacherCode: string }[] = [];
  const findings: Finding[] = [];
  for (const [index, { line, student, className }] of parts.entries()) {
    const person = people[index];
    const [target, ...others] = named.get(keyOf(className)) ?? [];
    const sentence = (() => {
      if (student === '' || className === '') return rolloverMessages.lineIncomplete;
      if (person?.outcome === 'staff') return rolloverMessages.staff;
      if (person?.outcome === 'several') return rolloverMessages.severalStudents;
      if (!person?.student) return rolloverMessages.unknownStudent;
      if (!target) return rolloverMessages.unknownClass;
      return others.length > 0 ? rolloverMessages.severalClasses : null;
    })();
    if (sentence !== null) findings.push({ line, sentence });
    else if (person?.student && target) {
      placed.push({ studentId: person.student.id, teacherCode: target.code });
    }
  }
  return { placed, findings };
}

const keyOf = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

/** Splits at the last comma, semicolon or tab, because a name may contain a comma. */
function splitLine(line: string) {
  const parts = /^(.*)[,;\t]([^,;\t]*)$/u.exec(line.trim());
  return { line, student: parts?.[1]?.trim() ?? '', className: parts?.[2]?.trim() ?? '' };
}
