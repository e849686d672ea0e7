import { createHmac } from 'node:crypto';
import type { AuthContext } from 'better-auth';
import { requestAddress } from '../../../http/request-address.ts';

/**
 * Signs in a person whom a learning platform vouches for; returns the cookie. In a frame of another
 * site browsers only keep a cookie that is limited to that frame (`Partitioned`), which is not sent
 * anywhere else.
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
