import { z } from 'zod';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
/** The prefix in the specification; some distributions of Moodle spell it with `https`. */
const MEMBERSHIP_ROLE = /^(?:https?:\/\/purl\.imsglobal\.org\/vocab\/lis\/v2\/membership#)?/;
/** The longest id of a platform (LTI 1.3, 5.3). */
const MAX_ID_CHARACTERS = 255;
const MAX_TITLE_CHARACTERS = 200;

export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
export const LINE_ITEM_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';
export const MEMBERS_SCOPE =
  'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly';

const id = z.string().min(1).max(MAX_ID_CHARACTERS);
const title = z.string().transform((text) => text.trim().slice(0, MAX_TITLE_CHARACTERS));
const address = z.url({ protocol: /^https?$/ }).max(2_000);

const namesSchema = z.object({
  name: title.optional(),
  given_name: title.optional(),
  family_name: title.optional(),
});

const tokenSchema = namesSchema.extend({
  sub: id,
  email: z.string().max(MAX_ID_CHARACTERS).optional(),
  [`${CLAIM}version`]: z.literal('1.3.0'),
  [`${CLAIM}deployment_id`]: id,
  [`${CLAIM}roles`]: z.array(z.string().max(500)).max(100).default([]),
  [`${CLAIM}context`]: z
    .object({ id, title: title.optional(), label: title.optional() })
    .optional(),
  [`${CLAIM}custom`]: z.record(z.string(), z.unknown()).optional(),
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': z
    .object({ context_memberships_url: address })
    .optional(),
  'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': z
    .object({
      scope: z.array(z.string()).default([]),
      lineitem: address.optional(),
      lineitems: address.optional(),
    })
    .optional(),
});

const linkSchema = z.object({
  [`${CLAIM}resource_link`]: z.object({ id, title: title.optional() }),
});

const choiceSchema = z.object({
  'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': z.object({
    deep_link_return_url: address,
    accept_types: z.array(z.string()),
    data: z.string().max(20_000).optional(),
  }),
});

/** What a platform asks for: the quiz of a link, or that a teacher choose one. */
type LaunchWish =
  | {
      kind: 'link';
      resourceLinkId: string;
      lineItemUrl: string | null;
      lineItemsUrl: string | null;
    }
  | { kind: 'choice'; returnUrl: string; data: string | null };

/** A launch: the person, where they come from, and what they want. */
export interface Launch {
  platformId: string;
  deploymentId: string;
  subject: string;
  name: string;
  email: string | null;
  isTeacher: boolean;
  isLearner: boolean;
  course: { id: string; title: string; membershipsUrl: string | null } | null;
  /** The quiz for which the link was created. */
  quizCode: string | null;
  wish: LaunchWish;
}

/** Thrown if a claim is missing or does not conform to LTI 1.3. */
export class ClaimError extends Error {}

/** Reads the claims of a verified token. Throws ClaimError. */
export function readClaims(platformId: string, payload: unknown): Launch {
  const token = parse(tokenSchema, payload);
  const roles = token[`${CLAIM}roles`];
  const context = token[`${CLAIM}context`];
  const members = token['https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice'];
  return {
    platformId,
    deploymentId: token[`${CLAIM}deployment_id`],
    subject: token.sub,
    name: fullName(token),
    email: token.email ?? null,
    isTeacher: isTeacher(roles),
    isLearner: isLearner(roles),
    course: context
      ? {
          id: context.id,
          title: context.title || context.label || '',
          membershipsUrl: members?.context_memberships_url ?? null,
        }
      : null,
    quizCode: readQuizCode(token[`${CLAIM}custom`]?.['quiz_code']),
    wish: readWish(payload, token),
  };
}

function readWish(payload: unknown, token: z.output<typeof tokenSchema>): LaunchWish {
  const type = (payload as Record<string, unknown>)[`${CLAIM}message_type`];
  if (type === 'LtiDeepLinkingRequest') {
    const settings = parse(choiceSchema, payload)[
      'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
    ];
    if (!settings.accept_types.includes('ltiResourceLink'))
      throw new ClaimError('accept_types: links to this tool are not accepted');
    return {
      kind: 'choice',
      returnUrl: settings.deep_link_return_url,
      data: settings.data ?? null,
    };
  }
  if (type !== 'LtiResourceLinkRequest') throw new ClaimError(`message_type: ${String(type)}`);
  const endpoint = token['https://purl.imsglobal.org/spec/lti-ags/claim/endpoint'];
  const may = (scope: string) => endpoint?.scope.includes(scope) ?? false;
  return {
    kind: 'link',
    resourceLinkId: parse(linkSchema, payload)[`${CLAIM}resource_link`].id,
    lineItemUrl: may(SCORE_SCOPE) ? (endpoint?.lineitem ?? null) : null,
    lineItemsUrl: may(SCORE_SCOPE) && may(LINE_ITEM_SCOPE) ? (endpoint?.lineitems ?? null) : null,
  };
}

function parse<Schema extends z.ZodType>(schema: Schema, payload: unknown): z.output<Schema> {
  const parsed = schema.safeParse(payload);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ClaimError(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** Reads the custom value of a link that Greenpen created. */
function readQuizCode(value: unknown): string | null {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return /^[A-Z0-9]{6}$/.test(code) ? code : null;
}

const fullName = ({ name, given_name, family_name }: z.output<typeof namesSchema>): string =>
  name || [given_name, family_name].filter(Boolean).join(' ');

/** True for teachers of the course itself; roles elsewhere do not count. */
const isTeacher = (roles: readonly string[]) => has(roles, 'Instructor');
const isLearner = (roles: readonly string[]) => has(roles, 'Learner');

const has = (roles: readonly string[], name: string): boolean =>
  roles.some((role) => role.replace(MEMBERSHIP_ROLE, '') === name);

const memberSchema = namesSchema.extend({
  user_id: id,
  status: z.string().default('Active'),
  roles: z.array(z.string()).default([]),
});
const membersSchema = z.object({ members: z.array(memberSchema) });

/**
 * Returns the students on one page of a course's members; names may be withheld. Throws ClaimError.
 */
export function readLearners(body: unknown): { subject: string; name: string }[] {
  return parse(membersSchema, body).members.flatMap((member) => {
    const counts = member.status === 'Active' && isLearner(member.roles);
    const isStudent = counts && !isTeacher(member.roles);
    return isStudent ? [{ subject: member.user_id, name: fullName(member) }] : [];
  });
}
