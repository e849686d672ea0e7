import { z } from 'zod';
import { MAX_WELFARE_NOTE_CHARACTERS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { quizCode, shortText, text, timestamp } from './fields.ts';
import { open, permitted } from './route.ts';

/** What a text of a student can be about that a person has to see, the most urgent first. */
export const welfareKinds = [
  'suicide',
  'self-harm',
  'abuse',
  'violence',
  'weapons',
  'exploitation',
  'hate',
  /** What the words are about is not named: they only read like what was told about such things. */
  'unnamed',
  /** Words that the school has named in its settings. */
  'school-phrase',
] as const;
export type WelfareKind = (typeof welfareKinds)[number];

/** Where the text stands. */
export const welfareSources = ['answer', 'appeal', 'typing-name', 'report-note'] as const;

/** A faint one is for the teacher who marks: nobody is sent a message. */
export const welfareStrengths = ['clear', 'faint'] as const;

/** Open until a person has decided: it was nothing, or it was followed up. */
export const welfareStates = ['open', 'no-concern', 'followed-up'] as const;
export const welfareEventKinds = ['raised', 'told', 'seen', 'decided'] as const;

/** One text that a person has to see, without its words. */
const concernSchema = z.object({
  id: z.string(),
  source: z.enum(welfareSources),
  strength: z.enum(welfareStrengths),
  studentName: z.string(),
  quizCode: z.string().nullable(),
  quizTitle: z.string(),
  raisedAt: timestamp,
  state: z.enum(welfareStates),
  decidedAt: timestamp.nullable(),
});
export type Concern = z.infer<typeof concernSchema>;

/** The same, opened: what was written, and its record so far. */
const openedConcernSchema = concernSchema.extend({
  kinds: z.array(z.enum(welfareKinds)),
  /** The words of it that told most, where words were weighed. */
  toldBy: z.array(z.string()),
  text: z.string(),
  questionText: z.string(),
  /** For whoever may decide. */
  events: z.array(
    z.object({
      kind: z.enum(welfareEventKinds),
      actorName: z.string(),
      detail: z.string(),
      at: timestamp,
    }),
  ),
  abilities: z.object({
    canDecide: z.boolean(),
    /** The safeguarding lead and administrators, whoever has decided. */
    canReopen: z.boolean(),
    /** Whether the words seem to name this person: somebody else decides then. */
    isNamed: z.boolean(),
  }),
});
export type OpenedConcern = z.infer<typeof openedConcernSchema>;

const byId = z.object({ concernId: z.guid() });

export const welfareContract = {
  /**
   * What is to be read, open ones first; of one quiz, or of all within reach. `open` counts the clear
   * ones, `weaker` the others. `search` looks in names of students, and titles and codes of quizzes. Of open ones it gives the newest, or with `all` every one; of decided ones a page, the newest
   * first. From the second page on, it gives decided ones alone.
   */
  list: permitted('welfare.read', 'ownRows')
    .route({ method: 'GET', path: '/welfare-concerns' })
    .input(
      z.object({
        quizCode: quizCode.optional(),
        all: z.stringbool().or(z.boolean()).default(false),
        search: shortText.default(''),
        page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(concernSchema),
        open: z.number().int(),
        weaker: z.number().int(),
        /** How many are decided, over all pages. */
        decided: z.number().int(),
        /** How many open ones are not among the items. */
        more: z.number().int(),
      }),
    ),

  /** Shows the words, and records who saw them and when. */
  read: permitted('welfare.read', 'concernById')
    .route({ method: 'POST', path: '/welfare-concerns/{concernId}/read' })
    .input(byId)
    .output(openedConcernSchema),

  /**
   * Records what a person decided, once. The safeguarding lead and administrators can open it again: what
   * was held back is then held back again.
   */
  decide: permitted('welfare.decide', 'concernById')
    .route({ method: 'POST', path: '/welfare-concerns/{concernId}/decision' })
    .input(
      byId.extend({
        outcome: z.enum(['no-concern', 'followed-up', 'open-again']),
        note: text(MAX_WELFARE_NOTE_CHARACTERS).pipe(z.string().trim()),
      }),
    )
    .output(openedConcernSchema)
    .errors(errors('WELFARE_DECIDED', 'WELFARE_OPEN')),

  /** Where a student can turn to, one a line, as the school has set it. */
  helpLines: open
    .route({ method: 'GET', path: '/help-lines' })
    .output(z.object({ lines: z.array(z.string()) })),
};
