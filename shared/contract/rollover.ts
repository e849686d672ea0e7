import { z } from 'zod';
import { MAX_ROLLOVER_LINES, MAX_ROLLOVER_BODY_BYTES } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { rolloverMessages } from '../messages/rollover.ts';
import { shortText, timestamp } from './fields.ts';
import { permitted } from './route.ts';

/** Where the students of continuing classes come from. */
const carryChoices = ['all', 'list', 'none'] as const;
export type CarryChoice = (typeof carryChoices)[number];

/** What happens to a class. */
const classFates = ['goes-on', 'ends', 'leaves', 'stays'] as const;
export type ClassFate = (typeof classFates)[number];

const academicYear = shortText.pipe(
  z.string().regex(/^\d{4}\/\d{2}$/, rolloverMessages.yearInvalid),
);

const { leavingYearInvalid } = rolloverMessages;
const leavingYear = z
  .number(leavingYearInvalid)
  .int(leavingYearInvalid)
  .min(1, leavingYearInvalid)
  .max(20, leavingYearInvalid);

const planSchema = z.object({
  /** The year that begins. */
  academicYear,
  /**
   * Whether each class continues a year higher with its students, or with those that the list
   * names, or ends because the next roster brings the new ones.
   */
  carry: z.enum(carryChoices),
  /** The year group that leaves school, with any above it; null if nobody leaves. */
  leavingYear: leavingYear.nullable(),
  /** Classes that stay unchanged. */
  staying: z.array(shortText).max(MAX_ROLLOVER_LINES).default([]),
  /** `student, new class`, one per line, if the list decides. */
  list: z.array(shortText).max(MAX_ROLLOVER_LINES).default([]),
});
export type RolloverPlan = z.output<typeof planSchema>;

const reportSchema = z.object({
  classes: z.array(
    z.object({
      teacherCode: z.string(),
      name: z.string(),
      teacherName: z.string(),
      students: z.number().int(),
      fate: z.enum(classFates),
      /** The class that continues it. */
      next: z
        .object({ name: z.string(), yearGroup: z.string(), students: z.number().int() })
        .nullable(),
    }),
  ),
  /** Students who leave: their number, and the first of them. */
  leavers: z.object({ total: z.number().int(), shown: z.array(z.string()) }),
  /** Lines of the list that name nobody, somebody else, or no class. */
  findings: z.array(z.object({ line: z.string(), sentence: z.string() })),
  /** The number of findings; nothing is changed while there are any. */
  problems: z.number().int(),
});
export type RolloverReport = z.infer<typeof reportSchema>;

const lastSchema = z.object({
  id: z.string(),
  academicYear: z.string(),
  madeAt: timestamp,
  classes: z.number().int(),
  leavers: z.number().int(),
  /** Until when it can be undone; null if that time is over, or it has been undone. */
  undoUntil: timestamp.nullable(),
});

export const rolloverContract = {
  /** Returns the defaults for the school's next year, and the last rollover. */
  nextYear: permitted('year.roll-over')
    .route({ method: 'GET', path: '/rollover' })
    .output(
      z.object({
        academicYear: z.string(),
        /** The highest year group in use. */
        leavingYear: z.number().int().nullable(),
        /** The number of classes that would change. */
        classes: z.number().int(),
        last: lastSchema.nullable(),
      }),
    ),

  /**
   * Begins a new year, all or nothing: archives classes, creates their successors, suspends
   * leavers.
   */
  rollOver: permitted('year.roll-over', null, { maxBodyBytes: MAX_ROLLOVER_BODY_BYTES })
    .route({ method: 'POST', path: '/rollover' })
    .input(
      planSchema.extend({
        /** Only previews the rollover. */
        dryRun: z.boolean(),
      }),
    )
    .output(reportSchema)
    .errors(errors('ROLLOVER_PROBLEMS', 'ROLLOVER_EMPTY')),

  /** Undoes the last rollover, within a week. New classes that are already used are archived. */
  undoRollover: permitted('year.roll-over')
    .route({ method: 'POST', path: '/rollover/{id}/undo' })
    .input(z.object({ id: z.guid() }))
    .output(z.object({ restored: z.number().int(), kept: z.array(z.string()) }))
    .errors(errors('ROLLOVER_NOT_UNDOABLE')),
};
