import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import type { AccessArrangements } from '../../../shared/contract/access-arrangements.ts';
import { roles } from '../../../shared/permissions.ts';
import { instant, isOneOf } from './columns.ts';

/** A column for a person, whose row goes with their account. */
export const ofUser = (name = 'user_id') =>
  text(name)
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** People (spec section 3, User): the account library's fields and Greenpen's own in one row. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    /** The account library's field; holds the displayName. */
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    username: text('username').notNull(),
    role: text('role', { enum: roles }).notNull().default('student'),
    extraTimePercentage: doublePrecision('extra_time_percentage').notNull().default(0),
    /** Applied whenever this student sits a quiz; extra time has its own column. */
    accessArrangements: jsonb('access_arrangements').$type<AccessArrangements>(),
    teacherCode: text('teacher_code').unique(),
    tenant: text('tenant'),
    /** The time since which the person cannot sign in; their work is kept. */
    suspendedAt: instant('suspended_at'),
    assignedBy: text('assigned_by'),
    /** True if password sign-in requires a second factor. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** The role they receive once they have confirmed their email address. */
    pendingRole: text('pending_role', { enum: roles }),
    /**
     * True if they registered themselves while mail was configured, so they must confirm their
     * address first.
     */
    mustProveEmail: boolean('must_prove_email').notNull().default(false),
    /** True if Greenpen generated the password for a sign-in card. */
    passwordIsDrawn: boolean('password_is_drawn').notNull().default(false),
    /** True if a teacher created the account; only administrators may then promote it. */
    isMadeByTeacher: boolean('is_made_by_teacher').notNull().default(false),
    /** The previous role, which the person who changed it may restore for a minute. */
    formerRole: text('former_role', { enum: roles }),
    roleChangedBy: text('role_changed_by'),
    roleChangedAt: instant('role_changed_at'),
    /**
     * The text that searches match; stored, so that searching 20,000 people need not lower-case
     * each.
     */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(name || chr(10) || username || chr(10) || email)`),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // A long name would exceed the maximum length of an index entry.
    index('user_role_name_index').on(table.role, sql`lower(left(${table.name}, 100))`, table.id),
    check('extra_time_range', sql`${table.extraTimePercentage} between 0 and 200`),
    check('known_role', isOneOf(table.role, roles)),
    check('known_pending_role', isOneOf(table.pendingRole, roles)),
    check('known_former_role', isOneOf(table.formerRole, roles)),
    index('user_role_changed_by_index').on(table.roleChangedBy),
    check('id_without_underscore', sql`position('_' in ${table.id}) = 0`),
  ],
);

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    token: text('token').notNull().unique(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: ofUser(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('session_user_index').on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ofUser(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('account_user_index').on(table.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('verification_identifier_index').on(table.identifier),
    // Values may be long, and index entries have a maximum length.
    index('verification_value_index').on(sql`left(${table.value}, 100)`),
  ],
);

/** The secrets of second factors, encrypted by the account library. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: text('id').primaryKey(),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: ofUser(),
    /** False until the first correct code. */
    verified: boolean('verified').notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: instant('locked_until'),
    /** The last codes that opened a session: each works only once. */
    usedCodes: text('used_codes')
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [index('two_factor_user_index').on(table.userId)],
);

/** The passkeys of people's devices; the secret half never leaves the device. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: ofUser(),
    credentialID: text('credential_id').notNull().unique(),
    /** The number of uses that the device reports. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** The model of the device. */
    aaguid: text('aaguid'),
  },
  (table) => [index('passkey_user_index').on(table.userId)],
);
