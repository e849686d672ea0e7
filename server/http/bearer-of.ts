/** Returns the credential of an `Authorization: Bearer` header; undefined if there is none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]?.trim();
}
