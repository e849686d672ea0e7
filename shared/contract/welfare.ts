import { z } from 'zod';
import { MAX_WELFARE_NOTE_CHARACTERS } from '../business-rules.ts';
import { errors } from '../errors.ts';
import { quizCode, shortText, text, timestamp } from './fields.ts';
import { open, permitted } from './route.ts';

/** Subjects of a student's text that a person has to read, the most urgent first. */
export const welfareKinds = [
  'suicide',
  'self-harm',
  'abuse',
  'violence',
  'weapons',
  'exploitation',
  'hate',
  /** The subject is not named: the text only resembles reports of such things. */
  'unnamed',
  /** Words that the school has listed in its settings. */
  'school-phrase',
] as const;
export type WelfareKind = (typeof welfareKinds)[number];

/** The kind of text that the concern was found in. */
export const welfareSources = ['answer', 'appeal', 'typing-name', 'report-note'] as const;

/** A faint concern is for the teacher who marks: nobody is sent a message. */
export const welfareStrengths = ['clear', 'faint'] as const;

/** Open until a person has decided: there was no concern, or it was followed up. */
export const welfareStates = ['open', 'no-concern', 'followed-up'] as const;
export const welfareEventKinds = ['raised', 'told', 'seen', 'decided'] as const;

/** One text that a person has to read, without its words. */
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

/** An opened concern: the text, and its record so far. */
const openedConcernSchema = concernSchema.extend({
  kinds: z.array(z.enum(welfareKinds)),
  /** The words that weighed most, if words were weighed. */
  toldBy: z.array(z.string()),
  text: z.string(),
  questionText: z.string(),
  /** For people who may decide. */
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
    /** True for the safeguarding lead and administrators, regardless of who has decided. */
    canReopen: z.boolean(),
    /** True if the text seems to name this person: someone else decides then. */
    isNamed: z.boolean(),
    /** True if the answer was followed up and has no mark, and the reader may mark it. */
    canMark: z.boolean(),
  }),
});
export type OpenedConcern = z.infer<typeof openedConcernSchema>;

const byId = z.object({ concernId: z.guid() });

export const welfareContract = {
  /**
   * Lists the texts to read, open ones first, of one quiz or of all within reach. `open` counts the
   * clear ones, `weaker` the others. `search` looks in names of students, and in titles and codes
   * of quizzes. Returns the newest open ones, or with `all` every one, and a page of decided ones,
   * newest first. From the second page on, returns only decided ones.
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
        /** The number of decided ones over all pages. */
        decided: z.number().int(),
        /** The number of open ones that are not among the items. */
        more: z.number().int(),
      }),
    ),

  /** Shows the text, and records who saw it and when. */
  read: permitted('welfare.read', 'concernById')
    .route({ method: 'POST', path: '/welfare-concerns/{concernId}/read' })
    .input(byId)
    .output(openedConcernSchema),

  /**
   * Records a person's decision, once. The safeguarding lead and administrators can reopen the
   * concern: what was held back is then held back again.
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

  /** Returns where a student can find help, one entry per line, as the school has set it. */
  helpLines: open
    .route({ method: 'GET', path: '/help-lines' })
    .output(z.object({ lines: z.array(z.string()) })),
};
