import { z } from 'zod';
import { MAX_ROSTER_BODY_BYTES, MAX_ROSTER_FILES } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { shortText, text } from './fields.ts';
import { permitted } from './route.ts';

/** The kinds of change that an import may make, in display order. */
const rosterChangeKinds = [
  'students-added',
  'teachers-added',
  'classes-added',
  'moved',
  'joined',
  'left',
  'renamed',
  'email-changed',
  'classes-changed',
  'owner-changed',
  'teachers-joined',
  'teachers-left',
  'people-back',
  'people-let-in',
  'classes-back',
  'people-suspended',
  'people-left',
  'classes-archived',
] as const;
export type RosterChangeKind = (typeof rosterChangeKinds)[number];

const rosterReportSchema = z.object({
  /** Only kinds with changes. */
  changes: z.array(
    z.object({
      kind: z.enum(rosterChangeKinds),
      total: z.number().int(),
      /** The first of them. */
      shown: z.array(z.object({ subject: z.string(), detail: z.string() })),
    }),
  ),
  /** What someone should check, blocking findings first; only the first of them. */
  findings: z.array(
    z.object({
      subject: z.string(),
      /** For example `students.csv, row 12`. */
      place: z.string(),
      sentence: z.string(),
      blocks: z.boolean(),
    }),
  ),
  /** Findings that block the import until they are fixed or left out. */
  conflicts: z.number().int(),
  notices: z.number().int(),
  /** True if it removes more than a third of what the last roster brought. */
  removesMuch: z.boolean(),
});
export type RosterReport = z.infer<typeof rosterReportSchema>;

const filesSchema = z
  .array(z.object({ name: shortText, content: text(MAX_ROSTER_BODY_BYTES) }))
  .min(1)
  .max(MAX_ROSTER_FILES);

const rosterRequestSchema = z.object({
  files: filesSchema,
  /** True if lists of students cover the whole school; a OneRoster manifest says so itself. */
  isWhole: z.boolean().default(false),
  /** Imports the rest even if there are conflicts. */
  leaveOutConflicts: z.boolean().default(false),
  /** Imports even if it removes much. */
  mayRemoveMuch: z.boolean().default(false),
  /** Only previews the import. */
  dryRun: z.boolean(),
});
export type RosterRequest = z.infer<typeof rosterRequestSchema>;

const rosterWorkSchema = z.object({
  names: z.array(z.string()),
  isWhole: z.boolean(),
  dryRun: z.boolean(),
  isUnderWay: z.boolean(),
  report: rosterReportSchema.nullable(),
  /** The reason why there is no report. */
  problem: z.string().nullable(),
});
export type RosterWork = z.infer<typeof rosterWorkSchema>;

export const rosterContract = {
  /**
   * Starts the import or preview as a job, to wait for or to come back to; without files, uses
   * those of the last time.
   */
  startRoster: permitted('roster.import', null, { maxBodyBytes: MAX_ROSTER_BODY_BYTES })
    .route({ method: 'POST', path: '/roster/work' })
    .input(rosterRequestSchema.extend({ files: filesSchema.optional() }))
    .output(z.object({ work: rosterWorkSchema }))
    .errors(errors('FILE_REFUSED')),

  /** Returns the state of the administrator's last roster, for a day. */
  getRoster: permitted('roster.import')
    .route({ method: 'GET', path: '/roster/work' })
    .output(z.object({ work: rosterWorkSchema.nullable() })),

  /** Changes people and classes to match a roster, all or nothing. */
  importRoster: permitted('roster.import', null, { maxBodyBytes: MAX_ROSTER_BODY_BYTES })
    .route({ method: 'POST', path: '/roster' })
    .input(rosterRequestSchema)
    .output(rosterReportSchema)
    .errors(errors('FILE_REFUSED', 'ROSTER_CONFLICTS', 'ROSTER_REMOVES_MUCH')),
};
