/** Variables that do nothing without another one. */
const NEEDED: readonly (readonly [variable: string, needs: string])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['MARKER_MODEL', 'MARKER'],
  ['MARKER_BASE_URL', 'MARKER'],
  ['MARKER_API_KEY', 'MARKER'],
  ['MARKING_SERVICE_KEY', 'MARKING_SERVICE_URL'],
  ['TRUSTED_PROXIES', 'PUBLIC_URL'],
];

/**
 * Returns a sentence for each variable that is set but would be silently ignored because another is
 * missing. Otherwise a mistyped name would show only in what does not happen.
 */
export function findHalfSet(given: Readonly<Record<string, unknown>>): string[] {
  return NEEDED.filter(([variable, needs]) => variable in given && !(needs in given)).map(
    ([variable, needs]) => `${variable} does nothing without ${needs}: set both or neither.`,
  );
}
