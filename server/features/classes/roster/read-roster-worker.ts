import { readRoster } from './read-roster.ts';
import { RosterRefused, type RosterFile } from './roster.ts';
import { stageRoster, type StagedRoster } from './staged-roster.ts';

/** Reads a roster and prepares it for the database, or returns why it cannot be read. */
export default function readAndStage({
  files,
  today,
}: {
  files: readonly RosterFile[];
  /** Today in the school's time zone, e.g. `2026-11-23`. */
  today: string;
}): { staged: StagedRoster } | { refusal: string } {
  try {
    return { staged: stageRoster(readRoster(files, today), today) };
  } catch (error) {
    if (error instanceof RosterRefused) return { refusal: error.message };
    throw error;
  }
}
