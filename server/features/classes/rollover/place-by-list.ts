import { rolloverMessages } from '../../../../shared/messages/rollover.ts';
import type { Db } from '../../../database/client.ts';
import { checkLines } from '../check-lines.ts';

interface Finding {
  line: string;
  sentence: string;
}

/** Whom each line `student, new class` puts into which class; what a line is wrong about otherwise. */
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

/** The class stands behind the last comma or tab, since a name may have a comma of its own. */
function splitLine(line: string) {
  const parts = /^(.*)[,;\t]([^,;\t]*)$/u.exec(line.trim());
  return { line, student: parts?.[1]?.trim() ?? '', className: parts?.[2]?.trim() ?? '' };
}
