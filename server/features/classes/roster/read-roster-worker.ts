import { readRoster } from './read-roster.ts';
import { RosterRefused, type RosterFile } from './roster.ts';
import { stageRoster, type StagedRoster } from './staged-roster.ts';

/** Reads a roster and puts it in order for the database, or says why it cannot be read. */
export default function readAndStage({
  files,
  today,
}: {
  files: readonly RosterFile[];
  /** By the school's clock, e.g. `2026-11-23`. */
  today: string;
}): { staged: StagedRoster } | { refusal: string } {
  try {
    return { staged: stageRoster(readRoster(files, today), today) };
  } catch (error) {
    if (error instanceof RosterRefused) return { refusal: error.message };
    throw error;
  }
}
