import { createHmac } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { requestAddress } from '../../../http/request-address.ts';

/**
 * Signs somebody in whom a learning platform vouches for. Returns the cookie. Within a frame of another
 * site browsers keep only a cookie of that frame's own, which is no good elsewhere (`Partitioned`).
 */
export async function openSession(
  {
    internalAdapter,
    authCookies,
    secret,
    sessionConfig,
  }: Pick<AuthContext, 'internalAdapter' | 'authCookies' | 'secret' | 'sessionConfig'>,
  userId: string,
  { isFramed, userAgent }: { isFramed: boolean; userAgent: string },
): Promise<string> {
  const details = { ipAddress: requestAddress(), userAgent: userAgent.slice(0, 500) };
  const { token } = await internalAdapter.createSession(userId, false, details);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const { name, attributes } = authCookies.sessionToken;
  const isSecure = attributes.secure === true || isFramed;
  return [
    `${name}=${encodeURIComponent(`${token}.${signature}`)}`,
    `Path=/; HttpOnly; Max-Age=${sessionConfig.expiresIn}`,
    isFramed ? 'SameSite=None; Partitioned' : 'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
