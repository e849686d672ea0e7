import { randomBytes } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../../http/route.ts';
import { addressForLinks } from '../../accounts/public.ts';
import { continueLaunch, receiveLaunch, type Arrival, type Browser } from './arrive.ts';
import { PlatformError } from './ask-platform.ts';
import { checkToken, LaunchRefusal } from './check-token.ts';
import type { LinkingAnswer } from './choose-quiz.ts';
import type { Launch } from './launch-claims.ts';
import { sendPage } from './own-page.ts';
import { findByIssuer, findPlatform } from './platforms-queries.ts';
import { registerWithPlatform, toolAddresses, type Registrar } from './register-platform.ts';
import { issueTicket, readTicket, takeTicket } from './tickets-queries.ts';
import { publicKeySet } from './tool-keys.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_FORM_BYTES = 256 * 1024;
const LOGIN_MINUTES = 10;
const KEYS_KEPT_SECONDS = 3_600;

type Fields = Record<string, string>;
/** What is stored during a login. */
interface Waiting {
  platformId: string;
  nonce: string;
}

type Handler = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/**
 * Registers the routes for learning platforms and for browsers that come from them, which are
 * outside the API contract.
 */
export function registerLti(app: FastifyInstance, services: Services): void {
  const answerWith = (handle: Handler) => (request: FastifyRequest, reply: FastifyReply) =>
    handle(services, request, reply);
  void app.register(async (lti) => {
    lti.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    lti.get('/api/lti/keys', answerWith(sendKeys));
    lti.get('/api/lti/login', answerWith(guarded(beginLogin)));
    lti.post('/api/lti/login', answerWith(guarded(beginLogin)));
    lti.post('/api/lti/launch', answerWith(guarded(takeLaunch)));
    lti.post('/api/lti/continue', answerWith(guarded(continueVisit)));
    lti.get('/api/lti/answer/:ticket', answerWith(takeAnswerBack));
    lti.get('/api/lti/register/:ticket', answerWith(registerPlatform));
  });
}

const toolsOf = ({ database, settings: { allowsPrivateAddresses } }: Services) => ({
  database,
  allowsPrivateAddresses,
});

const originOf = ({ settings }: Services, { headers, socket }: FastifyRequest) =>
  addressForLinks(settings.publicUrl, headers.host, socket.localPort);

const sendKeys: Handler = async ({ database }, _request, reply) =>
  reply
    .header('cache-control', `public, max-age=${KEYS_KEPT_SECONDS}`)
    .send(await publicKeySet(database));

/** Sends the browser to its platform to sign in there. */
const beginLogin: Handler = async (services, request, reply) => {
  const fields = { ...readFields(request.query), ...readFields(request.body) };
  const { iss = '', client_id, login_hint = '', lti_message_hint } = fields;
  const platforms = await findByIssuer(services.database, iss, client_id);
  const [platform] = platforms;
  if (!platform || platforms.length > 1 || login_hint === '')
    throw new LaunchRefusal('UNKNOWN_PLATFORM', `issuer ${iss}, client ${client_id ?? '?'}`);
  const nonce = randomBytes(32).toString('base64url');
  const waiting: Waiting = { platformId: platform.id, nonce };
  const state = await issueTicket(services.database, 'login', waiting, LOGIN_MINUTES);
  const to = new URL(platform.authUrl);
  for (const [name, value] of Object.entries({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.clientId,
    redirect_uri: toolAddresses(originOf(services, request)).launch,
    login_hint,
    state,
    nonce,
    ...(lti_message_hint !== undefined && { lti_message_hint }),
  }))
    to.searchParams.set(name, value);
  void reply.header('set-cookie', stateCookie(state, LOGIN_MINUTES * 60));
  return reply.redirect(to.href, 302);
};

/** Receives the browser from its platform, with a signed token. */
const takeLaunch: Handler = async (services, request, reply) => {
  const { database } = services;
  const { state = '', id_token = '', error } = readFields(request.body);
  const waiting = await takeTicket<Waiting>(database, 'login', state);
  if (!waiting) throw new LaunchRefusal('NOT_ASKED', 'unknown or used state');
  const platform = await findPlatform(database, waiting.platformId);
  if (!platform) throw new LaunchRefusal('UNKNOWN_PLATFORM');
  if (error !== undefined) throw new LaunchRefusal('PLATFORM_REFUSED', error.slice(0, 200));
  const { nonce } = waiting;
  const launch = await checkToken(toolsOf(services), platform, { idToken: id_token, nonce });
  const isItsVisit = parseCookies(request.headers.cookie ?? '').get(cookieOf(state)) === state;
  void reply.header('set-cookie', stateCookie(state, 0));
  const browser = { ...browserOf(request), isItsVisit };
  return go(reply, await receiveLaunch(services, platform, launch, browser));
};

/** Continues a launch for which the page `/launch` asked something. */
const continueVisit: Handler = async (services, request, reply) => {
  const { ticket = '', as, from } = readFields(request.body);
  // Only the cookie counts: a key never becomes a session.
  const { cookie } = request.headers;
  const mine = as === 'mine' ? await services.auth.findActor({ cookie }) : null;
  if (as === 'mine' && !mine) throw new LaunchRefusal('TICKET_OVER', 'not signed in');
  const launch = await takeTicket<Launch>(services.database, 'arrival', ticket);
  if (!launch) throw new LaunchRefusal('TICKET_OVER');
  const browser = { ...browserOf(request), cameFromFrame: from === 'frame' };
  return go(reply, await continueLaunch(services, launch, browser, mine));
};

/** Takes the choice of a quiz to the platform. */
const takeAnswerBack: Handler = async (services, request, reply) => {
  const { ticket } = request.params as { ticket: string };
  const answer = await takeTicket<LinkingAnswer>(services.database, 'answer', ticket);
  if (!answer) return reply.redirect('/launch?problem=TICKET_OVER', 303);
  return sendPage(reply, {
    title: 'The quiz is chosen',
    sentence: 'You are taken back to your learning platform.',
    form: { to: answer.returnUrl, fields: { JWT: answer.jwt }, button: 'Go back' },
    script: "document.getElementById('go').submit()",
    frames: await services.platformFrames.list(),
  });
};

/** Registers a platform that follows an administrator's link. */
const registerPlatform: Handler = async (services, request, reply) => {
  const { database } = services;
  const { ticket } = request.params as { ticket: string };
  const { openid_configuration = '', registration_token } = readFields(request.query);
  const registrar = await readTicket<Registrar>(database, 'registration', ticket);
  if (!registrar || !URL.canParse(openid_configuration))
    return reply.redirect('/launch?problem=TICKET_OVER', 303);
  const frames = [new URL(openid_configuration).origin];
  try {
    const { name } = await registerWithPlatform(toolsOf(services), registrar, {
      configurationUrl: openid_configuration,
      token: registration_token,
      origin: originOf(services, request),
    });
    await takeTicket(database, 'registration', ticket);
    services.platformFrames.forget();
    const sentence = `${name} is registered. Please switch Greenpen on there, and see in Greenpen under Connections whether the deployment ID is there.`;
    const script =
      "(window.opener||window.parent).postMessage({subject:'org.imsglobal.lti.close'},'*')";
    return await sendPage(reply, { title: 'Registered', sentence, script, frames });
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    request.log.warn({ reason: error.message }, 'a learning platform was not registered');
    const sentence = `The learning platform could not be registered. ${error.message}`;
    return sendPage(reply.status(400), {
      title: 'Not registered',
      sentence,
      script: '',
      frames,
    });
  }
};

/**
 * Wraps a handler: refused people are sent to a page that says why, and the log gives the operator
 * details.
 */
const guarded =
  (handle: Handler): Handler =>
  async (services, request, reply) => {
    try {
      return await handle(services, request, reply);
    } catch (error) {
      if (!(error instanceof LaunchRefusal)) throw error;
      const { problem, detail } = error;
      request.log.warn({ problem, detail }, 'a launch from a learning platform was refused');
      const search = new URLSearchParams({ problem });
      if (problem === 'UNKNOWN_DEPLOYMENT') search.set('deployment', detail);
      return reply.redirect(`/launch?${search.toString()}`, 303);
    }
  };

function go(reply: FastifyReply, { to, cookie }: Arrival): FastifyReply {
  if (cookie !== undefined) void reply.header('set-cookie', cookie);
  return reply.redirect(to, 303);
}

/** Reads form fields; the last value of a repeated name counts. */
function readFields(values: unknown): Fields {
  const entries = Object.entries((values ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, String([value].flat().at(-1)).replaceAll('\u0000', '')]),
  );
}

function browserOf({ headers }: FastifyRequest): Browser {
  const isFramed = ['iframe', 'frame'].includes(String(headers['sec-fetch-dest']));
  return { isFramed, userAgent: headers['user-agent'] ?? '' };
}

const cookieOf = (state: string) => `lti-${state.slice(0, 12)}`;

/**
 * Returns the cookie that proves that a browser started the visit. It also works in a frame and
 * after a form post from another site.
 */
const stateCookie = (state: string, seconds: number): string =>
  `${cookieOf(state)}=${state}; Path=/api/lti; HttpOnly; Secure; SameSite=None; Partitioned; Max-Age=${seconds}`;
