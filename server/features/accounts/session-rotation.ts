import type { GenericEndpointContext } from 'better-auth';

/** A new sign-in in the same browser ends the session that its cookie named before. */
export async function endFormerSession(ctx: GenericEndpointContext): Promise<void> {
  const { newSession, authCookies, secret, internalAdapter } = ctx.context;
  if (!newSession) return;
  const formerToken = await ctx.getSignedCookie(authCookies.sessionToken.name, secret);
  if (formerToken && formerToken !== newSession.session.token) {
    await internalAdapter.deleteSession(formerToken);
  }
}
