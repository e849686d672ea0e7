import { z } from 'zod';
import { AUDIT_EVENTS_PER_PAGE } from '../business-rules.ts';
import { pageSize, shortText, timestamp } from './fields.ts';

/** The actions in the audit trail, in the order of its filter. */
export const auditActions = [
  'signed-in',
  'sign-in-failed',
  'class-code-wrong',
  'signed-out-everywhere',
  'reset-asked',
  'password-changed',
  'passwords-reset',
  'password-link-made',
  'sessions-ended',
  'user-suspended',
  'user-let-back',
  'second-factor-changed',
  'sign-in-ways-changed',
  'key-made',
  'key-revoked',
  'role-changed',
  'teachers-activated',
  'users-invited',
  'invitation-resent',
  'details-corrected',
  'accounts-merged',
  'extra-time-changed',
  'arrangements-changed',
  'class-changed',
  'students-added',
  'students-moved',
  'student-removed',
  'roster-imported',
  'year-begun',
  'year-taken-back',
  'data-exported',
  'deleted',
  'restored',
  'user-deleted',
  'person-erased',
  'old-records-deleted',
  'settings-changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * The line that a call adds to the trail automatically each time it succeeds: the action, and its
 * object.
 */
export interface CallAudit {
  action: Extract<
    AuditAction,
    | 'data-exported'
    | 'deleted'
    | 'details-corrected'
    | 'restored'
    | 'settings-changed'
    | 'sign-in-ways-changed'
  >;
  /** The name of what was exported, deleted or set, as shown in the trail. */
  what: string;
}

/** One entry of the audit trail: who did what to whom, when and from where. */
export const auditEventSchema = z.object({
  id: z.string(),
  action: z.enum(auditActions),
  actorName: z.string(),
  /** The person it was done to; empty if it concerns many. */
  subjectName: z.string(),
  /** The change, e.g. `student → teacher`. */
  detail: z.string(),
  /** The network address of the caller; empty if Greenpen or a command did it. */
  fromAddress: z.string(),
  at: timestamp,
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

const day = z.iso.date('Please give the day as year-month-day.');

/** Filters the entries; without any filter, all are listed. */
export const auditFilterSchema = z.object({
  /** Part of the name of the person who acted or the person it was done to. */
  person: shortText.optional(),
  action: z.enum(auditActions).optional(),
  /** The first and the last day, by the school's clock. */
  fromDay: day.optional(),
  toDay: day.optional(),
  order: z.enum(['newest', 'oldest']).default('newest'),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** The position after which a page begins. */
export const auditCursorSchema = z
  .string()
  .regex(/^\d{1,17}_[0-9a-f-]{36}$/, 'This page of the audit trail does not exist.');

export const auditPageSchema = auditFilterSchema.extend({
  after: auditCursorSchema.optional(),
  pageSize: pageSize(AUDIT_EVENTS_PER_PAGE),
});
