import { z } from 'zod';
import { errors } from '../errors.ts';
import { page, timestamp } from './fields.ts';
import { permitted } from './route.ts';

export const modelUses = ['marking', 'trial', 'report', 'check'] as const;

/** A field that a request is built from, and whether any of it reaches the model. */
const sentFieldSchema = z.object({
  /** The field's name in the program. */
  field: z.string(),
  /** A description of the field. */
  what: z.string(),
  isSent: z.boolean(),
});
export type SentField = z.infer<typeof sentFieldSchema>;

/** The data sent to a model, and where the model is. */
const leavingSchema = z.object({
  /** For example `OpenAI (api.openai.com)`; null if no model is used. */
  provider: z.string().nullable(),
  /** True if texts are sent to a server outside the school's own network. */
  isOutside: z.boolean(),
  uses: z.array(
    z.object({
      use: z.enum(['marking', 'trial', 'report']),
      fields: z.array(sentFieldSchema),
      /** A request for an invented student, built by the code that builds every request. */
      example: z.string(),
    }),
  ),
  /** Who accepted all of it, and when; null if nobody has. */
  acceptance: z.object({ by: z.string(), at: timestamp }).nullable(),
  abilities: z.object({ canAccept: z.boolean() }),
});
export type Leaving = z.infer<typeof leavingSchema>;

/** A call to a model, without its texts. */
const modelCallSchema = z.object({
  at: timestamp,
  model: z.string(),
  use: z.enum(modelUses),
  /** The beginning of the question's current text; null if the call was for none. */
  question: z.string().nullable(),
  totalTokens: z.number(),
  outcome: z.string(),
});
export type ModelCallRow = z.infer<typeof modelCallSchema>;

/** The data that leaves the school for a model, and the record of it. */
export const outsideModelContract = {
  describeLeaving: permitted('marker.use')
    .route({ method: 'GET', path: '/model/leaving' })
    .output(leavingSchema),

  /**
   * Accepts that this data leaves the school, exactly as it was shown: with this provider and these
   * fields.
   */
  acceptLeaving: permitted('marker.inspect')
    .route({ method: 'POST', path: '/model/acceptance' })
    .input(z.object({ provider: z.string(), fields: z.array(z.string()) }))
    .output(leavingSchema)
    .errors(errors('LEAVING_CHANGED')),

  /** Lists calls to models, newest first. */
  listModelCalls: permitted('marker.inspect')
    .route({ method: 'GET', path: '/model/calls' })
    .input(z.object({ page }))
    .output(z.object({ items: z.array(modelCallSchema), total: z.number() })),

  exportModelCalls: permitted('marker.inspect', null, {
    audit: { action: 'data-exported', what: 'Calls of the model' },
  })
    .route({ method: 'GET', path: '/model/calls-file' })
    .input(z.object({ format: z.enum(['csv', 'xlsx']).default('csv') }))
    .output(z.file()),
};
