import type { ReportWarning } from '../../../../shared/contract/report-batches.ts';
import type { pronounChoices } from '../../../../shared/contract/reports.ts';

/** What may not go home as it stands says so, with the kinds that must be marked. */
interface NoteText {
  positives: string;
  next: string;
  /** It may go home, but these kinds ask for a look first. */
  marked?: ReportWarning[];
  /** It must not go home as it stands: at least one of these kinds must be marked. */
  never?: ReportWarning[];
  /** Others of the class whom the note names but who are not in the batch. */
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
