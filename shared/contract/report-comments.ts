import { z } from 'zod';
import { MAX_REPORT_CHARACTERS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { shortText, text } from './fields.ts';
import { permitted } from './route.ts';

export const commentParts = ['strength', 'next-step'] as const;

const levelSchema = z.number().int().min(1).max(9);

/** A sentence of the bank, with placeholders such as `[Name]` and `[he/she/they]`. */
export const reportCommentSchema = z.object({
  /** Empty for all subjects. */
  subject: shortText,
  levelFrom: levelSchema,
  levelTo: levelSchema,
  part: z.enum(commentParts),
  comment: text(MAX_REPORT_CHARACTERS).pipe(z.string().min(1)),
});
export type ReportComment = z.infer<typeof reportCommentSchema>;

export const reportCommentsContract = {
  /** Lists the school's own comments first, then the starter set. */
  listComments: permitted('report.write', 'ownRows')
    .route({ method: 'GET', path: '/report-comments' })
    .output(z.object({ items: z.array(reportCommentSchema.extend({ isOfSchool: z.boolean() })) })),

  /**
   * Replaces the school's own comments with those of a CSV file; replaces none if a row is wrong.
   */
  importComments: permitted('report.write', 'ownRows', {
    audit: { action: 'settings-changed', what: 'Comments for reports replaced' },
  })
    .route({ method: 'POST', path: '/report-comments/import' })
    .input(z.object({ content: z.string() }))
    .output(z.object({ imported: z.number() }))
    .errors(errors('FILE_REFUSED')),
};
