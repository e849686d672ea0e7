import { REPORT_HEADINGS } from '../../../../shared/report-passages.ts';
import { firstNameOf, openingOf, type ReportFacts } from './report-frame.ts';
import { tidyNote } from './tidy-note.ts';

/** “Target: revise each week”; only the teacher sets targets. */
const TARGET = /(?<=^|[.;\n]\s*)targets?\s*[:–—-]\s*(\S.*?)(?=[.!?](?:\s|$)|[;\n]|$)/gimu;

/**
 * Writes a report without a model: a sentence about the level, the units, and the teacher's own
 * sentences. Adds nothing to them, and does not rephrase them.
 */
export function writeReport({ student, classInfo }: ReportFacts): string {
  const person = { name: firstNameOf(student.name), pronouns: student.pronouns };
  const { positives, areasToImprove } = student;
  const targets = [...areasToImprove.matchAll(TARGET)].map(([, target = '']) => target);
  const parts = [positives, areasToImprove.replaceAll(TARGET, ''), targets.join('\n')];
  const notes = parts.map((note) => tidyNote(note, person));
  const sections = notes.flatMap((sentences, index) =>
    sentences.length === 0 ? [] : [`${REPORT_HEADINGS[index]}\n${sentences.join(' ')}`],
  );
  return [openingOf({ student, classInfo }), ...sections].join('\n\n');
}
