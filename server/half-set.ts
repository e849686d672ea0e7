/** Each does nothing without the other. */
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
 * Of the variables that are set, those which would be ignored in silence because another is missing, one
 * sentence each: a name that is mistyped would otherwise be found out by what does not happen.
 */
export function findHalfSet(given: Readonly<Record<string, unknown>>): string[] {
  return NEEDED.filter(([variable, needs]) => variable in given && !(needs in given)).map(
    ([variable, needs]) => `${variable} does nothing without ${needs}: set both or neither.`,
  );
}
