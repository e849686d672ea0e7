import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { ofUser } from './accounts.ts';
import { tenants } from './classes.ts';
import { instant } from './columns.ts';
import { ofQuiz } from './quizzes.ts';

/** Learning platforms, such as a school's Moodle, that may launch quizzes here. */
export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    deploymentIds: text('deployment_ids').array().notNull(),
    authUrl: text('auth_url').notNull(),
    tokenUrl: text('token_url').notNull(),
    /** The audience for access tokens, if it differs from the token address. */
    tokenAudience: text('token_audience'),
    jwksUrl: text('jwks_url').notNull(),
    /** The address where people open the platform: it may show Greenpen's pages in frames. */
    siteUrl: text('site_url').notNull(),
    /** True if its teachers become teachers here; otherwise they need an account already. */
    makesTeachers: boolean('makes_teachers').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [unique('lti_platforms_client').on(table.issuer, table.clientId)],
);

/**
 * The keys that identify Greenpen to platforms. A newer key takes over; older ones stay valid for a
 * while.
 */
export const ltiKeys = pgTable('lti_keys', {
  kid: text('kid').primaryKey(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A platform's course, and the class it corresponds to. */
export const ltiCourses = pgTable(
  'lti_courses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    contextId: text('context_id').notNull(),
    title: text('title').notNull(),
    /** The address of the platform's member list; null if the platform gives none. */
    membershipsUrl: text('memberships_url'),
    /** Null until a teacher first launches from the course, and after the class is deleted. */
    teacherCode: text('teacher_code').references(() => tenants.teacherCode, {
      onDelete: 'set null',
      onUpdate: 'cascade',
    }),
    syncedAt: instant('synced_at'),
    problem: text('problem'),
  },
  (table) => [
    unique('lti_courses_context').on(table.platformId, table.deploymentId, table.contextId),
    index('lti_courses_class_index').on(table.teacherCode),
  ],
);

/** A link on a platform, and the quiz it opens. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    id: uuid('id').notNull().defaultRandom(),
    quizCode: ofQuiz(),
    platformId: uuid('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    resourceLinkId: text('resource_link_id').notNull(),
    /** The gradebook column for its marks; null until the platform names one or has created it. */
    lineItemUrl: text('line_item_url'),
    /** The address where a gradebook column can be created. */
    lineItemsUrl: text('line_items_url'),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.id] }),
    unique('lti_links_once').on(table.platformId, table.deploymentId, table.resourceLinkId),
    index('lti_links_id_index').on(table.id),
  ],
);

/** The mark a platform should have for a student, and the one it was sent. */
export const ltiScores = pgTable(
  'lti_scores',
  {
    quizCode: text('quiz_code').notNull(),
    linkId: uuid('link_id').notNull(),
    userId: ofUser(),
    /** Empty for nothing, `submitted`, or the mark: `3/5`. */
    wanted: text('wanted').notNull().default(''),
    sent: text('sent').notNull().default(''),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.quizCode, table.linkId, table.userId] }),
    foreignKey({
      name: 'lti_scores_link_fk',
      columns: [table.quizCode, table.linkId],
      foreignColumns: [ltiLinks.quizCode, ltiLinks.id],
    }).onDelete('cascade'),
    index('lti_scores_user_index').on(table.userId),
  ],
);
