import { fail } from '../../../http/fail.ts';
import type { Services } from '../../../http/route.ts';
import type { Choice } from './arrive.ts';
import { findQuizTitle, saveLink } from './launches-queries.ts';
import { findPlatform } from './platforms-queries.ts';
import { issueTicket, readTicket, takeTicket } from './tickets-queries.ts';
import { signForPlatform } from './tool-keys.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const LINKING_CLAIM = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const ANSWER_MINUTES = 5;

/** A message that the teacher's browser passes to a platform. */
export interface LinkingAnswer {
  returnUrl: string;
  jwt: string;
}

/**
 * Makes a link of a platform lead to a quiz: the link that the teacher followed or, with deep
 * linking, one that the platform creates from the response. Returns where to send the browser.
 * Throws LAUNCH_OVER.
 */
export async function chooseQuiz(
  { database, linkAddress }: Pick<Services, 'database'> & { linkAddress: () => string },
  actorId: string,
  { ticket, quizCode }: { ticket: string; quizCode: string },
): Promise<string> {
  const asked = await readTicket<Choice>(database, 'choice', ticket);
  if (asked?.userId !== actorId) throw fail('LAUNCH_OVER');
  const { launch } = asked;
  const platform = await findPlatform(database, launch.platformId);
  const quiz = await findQuizTitle(database, quizCode);
  if (!platform || !quiz) throw fail('LAUNCH_OVER');
  const { platformId, deploymentId, wish } = launch;
  // A double click counts as one choice.
  if (!(await takeTicket<Choice>(database, 'choice', ticket))) throw fail('LAUNCH_OVER');
  if (wish.kind === 'link') {
    const { kind: _, ...place } = wish;
    await saveLink(database, { ...place, platformId, deploymentId, quizCode });
    return `/quiz-results/${quizCode}`;
  }
  const item = {
    type: 'ltiResourceLink',
    title: quiz.title,
    url: `${linkAddress()}/api/lti/launch`,
    custom: { quiz_code: quizCode },
    ...(quiz.maxMark > 0 && {
      lineItem: { label: quiz.title, scoreMaximum: quiz.maxMark, resourceId: quizCode },
    }),
  };
  const jwt = await signForPlatform(database, {
    iss: platform.clientId,
    aud: platform.issuer,
    nonce: crypto.randomUUID(),
    [`${CLAIM}version`]: '1.3.0',
    [`${CLAIM}message_type`]: 'LtiDeepLinkingResponse',
    [`${CLAIM}deployment_id`]: deploymentId,
    [`${LINKING_CLAIM}content_items`]: [item],
    ...(wish.data !== null && { [`${LINKING_CLAIM}data`]: wish.data }),
  });
  const answer: LinkingAnswer = { returnUrl: wish.returnUrl, jwt };
  return `/api/lti/answer/${await issueTicket(database, 'answer', answer, ANSWER_MINUTES)}`;
}
