import { z } from 'zod';
import { platformAddress } from '../../../../shared/contract/lti.ts';
import { recordAuditEvent } from '../../accounts/public.ts';
import { askOutside, PlatformError, readJson, type PlatformTools } from './ask-platform.ts';
import { LINE_ITEM_SCOPE, MEMBERS_SCOPE, SCORE_SCOPE } from './launch-claims.ts';
import { insertPlatform, type PlatformRow } from './platforms-queries.ts';

const TOOL = 'https://purl.imsglobal.org/spec/lti-tool-configuration';

/** The administrator who let a platform register itself. */
export interface Registrar {
  id: string;
  displayName: string;
}

const url = z.url({ protocol: /^https?$/ }).max(2_000);
const configurationSchema = z.object({
  issuer: url.max(255),
  authorization_endpoint: url,
  token_endpoint: url,
  jwks_uri: url,
  registration_endpoint: url,
  authorization_server: z.string().trim().max(255).optional(),
  'https://purl.imsglobal.org/spec/lti-platform-configuration': z
    .object({ product_family_code: z.string().max(100).optional() })
    .optional(),
});
const answerSchema = z.object({
  client_id: z.string().min(1).max(255),
  [TOOL]: z.object({ deployment_id: z.string().max(255).optional() }).optional(),
});

/** Returns the URLs at which platforms reach Greenpen. */
export function toolAddresses(origin: string) {
  return {
    login: `${origin}/api/lti/login`,
    launch: `${origin}/api/lti/launch`,
    keys: `${origin}/api/lti/keys`,
  };
}

/**
 * Registers with a platform that an administrator has invited, using the platform's own description
 * (Dynamic Registration 1.0). Throws PlatformError.
 */
export async function registerWithPlatform(
  tools: PlatformTools,
  registrar: Registrar,
  asked: { configurationUrl: string; token: string | undefined; origin: string },
): Promise<PlatformRow> {
  const { configurationUrl, token, origin } = asked;
  const described = await askOutside(tools, { method: 'GET', url: configurationUrl });
  const configuration = configurationSchema.safeParse(readJson(described.text));
  if (!configuration.success)
    throw new PlatformError('Its description is not one of a learning platform.');
  const { data } = configuration;
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri, registration_endpoint } = data;
  const addresses = [
    issuer,
    authorization_endpoint,
    token_endpoint,
    jwks_uri,
    registration_endpoint,
  ];
  if (addresses.some((one) => !platformAddress.safeParse(one).success))
    throw new PlatformError('Its description names an address that does not start with https://.');
  // Otherwise one platform could impersonate another.
  if (new URL(data.issuer).host !== new URL(configurationUrl).host)
    throw new PlatformError('Its description names an issuer at another address.');
  const answer = await askOutside(tools, {
    method: 'POST',
    url: data.registration_endpoint,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(describeTool(origin)),
  });
  const parsed = answerSchema.safeParse(readJson(answer.text));
  if (answer.status >= 300 || !parsed.success)
    throw new PlatformError(`It refused the registration (answer ${answer.status}).`);
  const { client_id: clientId, [TOOL]: tool } = parsed.data;
  const family = data['https://purl.imsglobal.org/spec/lti-platform-configuration'];
  return keepPlatform(tools, registrar, {
    name: nameOf(family?.product_family_code, new URL(data.issuer).host),
    issuer: data.issuer,
    clientId,
    deploymentIds: tool?.deployment_id ? [tool.deployment_id] : [],
    authUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    tokenAudience: data.authorization_server || null,
    jwksUrl: data.jwks_uri,
    siteUrl: new URL(data.issuer).origin,
    makesTeachers: false,
  });
}

async function keepPlatform(
  { database }: PlatformTools,
  registrar: Registrar,
  values: Parameters<typeof insertPlatform>[1],
): Promise<PlatformRow> {
  return database.transaction(async (transaction) => {
    const row = await insertPlatform(transaction, values);
    if (!row) throw new PlatformError('It is registered here already.');
    await recordAuditEvent(transaction, registrar, {
      action: 'settings-changed',
      detail: `Learning platform ${row.name} registered itself`,
    });
    return row;
  });
}

const nameOf = (family: string | undefined, host: string): string =>
  family ? `${family.charAt(0).toUpperCase()}${family.slice(1)} (${host})` : host;

function describeTool(origin: string) {
  const { login, launch, keys } = toolAddresses(origin);
  return {
    application_type: 'web',
    response_types: ['id_token'],
    grant_types: ['implicit', 'client_credentials'],
    initiate_login_uri: login,
    redirect_uris: [launch],
    client_name: 'Greenpen',
    jwks_uri: keys,
    token_endpoint_auth_method: 'private_key_jwt',
    scope: [SCORE_SCOPE, LINE_ITEM_SCOPE, MEMBERS_SCOPE].join(' '),
    [TOOL]: {
      domain: new URL(origin).host,
      target_link_uri: launch,
      description: 'Quizzes with written answers, marked against a mark scheme.',
      claims: ['iss', 'sub', 'name', 'given_name', 'family_name', 'email'],
      messages: [
        { type: 'LtiResourceLinkRequest' },
        { type: 'LtiDeepLinkingRequest', target_link_uri: launch, label: 'Choose a quiz' },
      ],
    },
  };
}
