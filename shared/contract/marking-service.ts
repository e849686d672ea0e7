import { z } from 'zod';
import {
  MAX_ANSWER_CHARACTERS,
  MAX_MARK,
  MAX_QUESTION_TEXT_CHARACTERS,
  MAX_SERVICE_SUBMISSIONS,
} from '../business-rules.ts';
import { errors } from '../errors.ts';
import { aiAnalysisSchema } from './ai-analysis.ts';
import { text, timestamp } from './fields.ts';
import { foundDialectSchema } from './model-dialect.ts';
import { open, permitted } from './route.ts';

/** A marking request item (spec section 3); other submission fields may be present. */
const serviceSubmissionSchema = z.looseObject({
  id: z.string().min(1).max(500),
  questionText: text(MAX_QUESTION_TEXT_CHARACTERS).default(''),
  userAnswer: text(MAX_ANSWER_CHARACTERS),
  markSchemeAnswer: text(MAX_QUESTION_TEXT_CHARACTERS),
  maxMark: z.number().int().min(0).max(MAX_MARK),
});
export type ServiceSubmission = z.infer<typeof serviceSubmissionSchema>;

/** A marking response item (spec section 3). */
const serviceMarkSchema = z.object({
  id: z.string(),
  feedback: z.string(),
  markAwarded: z.number(),
});

/** The marker in use, as shown to an administrator. Never contains a key. */
const markerSchema = z.object({
  /** For example `built-in` or `openai-compatible:llama3.1`. */
  name: z.string(),
  kind: z.enum([
    'built-in',
    'openai-compatible',
    'openai',
    'anthropic',
    'google',
    'remote-service',
  ]),
  /**
   * The address that answers are sent to, e.g. `http://gpu.school.example:11434/v1`; null for none.
   */
  address: z.string().nullable(),
  seesImages: z.boolean(),
  /** How often each answer is marked, to find where the passes disagree. */
  passes: z.number().int(),
  concurrency: z.number().int(),
  timeoutSeconds: z.number(),
  /** Per million tokens, in the deployment's currency; null if no prices are set. */
  prices: z.object({ input: z.number(), output: z.number(), currency: z.string() }).nullable(),
  /**
   * The dialect that the model's server was found to understand; null if it has not been called
   * yet.
   */
  dialect: foundDialectSchema.nullable(),
});
export type MarkerDescription = z.infer<typeof markerSchema>;

export const markingServiceContract = {
  /**
   * The marking service in the spec's form (section 7): for signed-in teachers, and for services by
   * `Authorization: Bearer` with one of `MARKING_SERVICE_KEYS`. Items that could not be marked are
   * missing from the response.
   */
  markQuiz: open
    .route({ method: 'POST', path: '/mark-quiz' })
    .input(z.object({ submissions: z.array(serviceSubmissionSchema).max(MAX_SERVICE_SUBMISSIONS) }))
    .output(
      z.object({
        submissions: z.array(serviceMarkSchema.extend({ aiAnalysis: aiAnalysisSchema })),
        usage: z.object({ total_tokens: z.number() }),
        /**
         * The ids of texts that a person has to read because they may concern someone's safety:
         * they were not given to a marker. Absent if there are none.
         */
        heldForWelfare: z.array(z.string()).optional(),
      }),
    )
    .errors(
      errors(
        'UNAUTHORIZED',
        'FORBIDDEN',
        'NOTHING_TO_MARK',
        'MARKER_UNAVAILABLE',
        'ALLOWANCE_USED_UP',
      ),
    ),

  /** Returns the teacher's marking usage this month. */
  usage: permitted('marker.use')
    .route({ method: 'GET', path: '/marking-usage' })
    .output(
      z.object({
        responses: z.number(),
        tokens: z.number(),
        /** In the deployment's currency; null if no prices are set. */
        cost: z.number().nullable(),
        currency: z.string().nullable(),
        allowance: z.number(),
        /** True if the allowance blocks; false if it is only shown. */
        isEnforced: z.boolean(),
        renewsAt: timestamp,
      }),
    ),

  describeMarker: permitted('marker.inspect')
    .route({ method: 'GET', path: '/marker' })
    .output(markerSchema),

  /** Detects with a few small calls what the model's server understands, and stores it. */
  findDialect: permitted('marker.inspect')
    .route({ method: 'POST', path: '/marker/dialect' })
    .output(markerSchema)
    .errors(errors('MARKER_UNAVAILABLE')),

  /**
   * Shows what a model would be sent for a sample, built by the code that sends it. Nothing is
   * sent.
   */
  showRequest: permitted('marker.inspect')
    .route({ method: 'POST', path: '/marker/request' })
    .input(serviceSubmissionSchema.omit({ id: true }))
    .output(z.object({ instructions: z.string(), question: z.string(), answer: z.string() })),

  /** Marks a sample answer with the marker in use, to check that it works. */
  tryMarker: permitted('marker.inspect')
    .route({ method: 'POST', path: '/marker/try' })
    .input(serviceSubmissionSchema.omit({ id: true }))
    .output(
      serviceMarkSchema.omit({ id: true }).extend({
        aiAnalysis: aiAnalysisSchema,
        milliseconds: z.number(),
        totalTokens: z.number(),
      }),
    )
    .errors(errors('MARKER_UNAVAILABLE', 'WELFARE_HELD')),
};
