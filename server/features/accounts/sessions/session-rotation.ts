import type { GenericEndpointContext } from 'better-auth';

/** Ends the session that the browser's cookie named before a new sign-in. */
export async function endFormerSession(ctx: GenericEndpointContext): Promise<void> {
  const { newSession, authCookies, secret, internalAdapter } = ctx.context;
  if (!newSession) return;
  const formerToken = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (formerToken && formerToken !== newSession.session.token) {
    await internalAdapter.deleteSession(formerToken);
  }
}
