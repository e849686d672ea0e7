import { z } from 'zod';
import { MAX_ROSTER_BODY_BYTES, MAX_ROSTER_FILES } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { shortText, text } from './fields.ts';
import { permitted } from './route.ts';

/** What an import may change, in the order in which it is shown. */
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
  /** Only what there is. */
  changes: z.array(
    z.object({
      kind: z.enum(rosterChangeKinds),
      total: z.number().int(),
      /** The first of them. */
      shown: z.array(z.object({ subject: z.string(), detail: z.string() })),
    }),
  ),
  /** What somebody should look at, what blocks first; the first of them. */
  findings: z.array(
    z.object({
      subject: z.string(),
      /** E.g. `students.csv, row 12`. */
      place: z.string(),
      sentence: z.string(),
      blocks: z.boolean(),
    }),
  ),
  /** Findings that keep everything out until they are mended, or left out. */
  conflicts: z.number().int(),
  notices: z.number().int(),
  /** Whether it takes away more than a third of what the last one brought. */
  removesMuch: z.boolean(),
});
export type RosterReport = z.infer<typeof rosterReportSchema>;

const filesSchema = z
  .array(z.object({ name: shortText, content: text(MAX_ROSTER_BODY_BYTES) }))
  .min(1)
  .max(MAX_ROSTER_FILES);

const rosterRequestSchema = z.object({
  files: filesSchema,
  /** Whether lists of students hold the whole school; a OneRoster manifest says it itself. */
  isWhole: z.boolean().default(false),
  /** Imports the rest although there are conflicts. */
  leaveOutConflicts: z.boolean().default(false),
  /** Imports although it takes much away. */
  mayRemoveMuch: z.boolean().default(false),
  /** Only says what would happen. */
  dryRun: z.boolean(),
});
export type RosterRequest = z.infer<typeof rosterRequestSchema>;

const rosterWorkSchema = z.object({
  names: z.array(z.string()),
  isWhole: z.boolean(),
  dryRun: z.boolean(),
  isUnderWay: z.boolean(),
  report: rosterReportSchema.nullable(),
  /** Why there is no report. */
  problem: z.string().nullable(),
});
export type RosterWork = z.infer<typeof rosterWorkSchema>;

export const rosterContract = {
  /** The same as a job, to wait for or to come back to; without files, with those of the last time. */
  startRoster: permitted('roster.import', null, { maxBodyBytes: MAX_ROSTER_BODY_BYTES })
    .route({ method: 'POST', path: '/roster/work' })
    .input(rosterRequestSchema.extend({ files: filesSchema.optional() }))
    .output(z.object({ work: rosterWorkSchema }))
    .errors(errors('FILE_REFUSED')),

  /** What the administrator's last roster has come to, for a day. */
  getRoster: permitted('roster.import')
    .route({ method: 'GET', path: '/roster/work' })
    .output(z.object({ work: rosterWorkSchema.nullable() })),

  /** Changes people and classes to what a roster says, all or nothing. */
  importRoster: permitted('roster.import', null, { maxBodyBytes: MAX_ROSTER_BODY_BYTES })
    .route({ method: 'POST', path: '/roster' })
    .input(rosterRequestSchema)
    .output(rosterReportSchema)
    .errors(errors('FILE_REFUSED', 'ROSTER_CONFLICTS', 'ROSTER_REMOVES_MUCH')),
};
