import type { ReportWarning } from '../../../../shared/contract/report-batches.ts';
import type { pronounChoices } from '../../../../shared/contract/reports.ts';

/** A note; those that must not go home unchanged list the kinds that must be found. */
interface NoteText {
  positives: string;
  next: string;
  /** It may go home, but these kinds require a check first. */
  marked?: ReportWarning[];
  /** It must not go home unchanged: at least one of these kinds must be found. */
  never?: ReportWarning[];
  /** Other members of the class whom the note names but who are not in the batch. */
  others?: string[];
}

export interface ClassNotes {
  classInfo: { className: string; subject: string; term: string; unitsCovered: string };
  notes: ReturnType<typeof classNote>[];
}

export function classNote(
  name: string,
  pronouns: (typeof pronounChoices)[number],
  level: number,
  text: NoteText,
) {
  return { name, pronouns, level, ...text };
}
