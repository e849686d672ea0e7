import type { ReportWarning } from '../../../../shared/contract/report-batches.ts';
import type { pronounChoices } from '../../../../shared/contract/reports.ts';

/** A note; those that must not go home unchanged list the kinds that must be found. */
interface NoteText {
  positives: string;
  next: string;
  /** Kinds that require a check first, although the note may go home. */
  marked?: ReportWarning[];
  /** Kinds of which at least one must be found, because the note must not go home unchanged. */
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
