/**
 * Stands where an email would (RFC 2606 keeps `.invalid` from ever being one): someone without an email
 * signs in by what stands before it, as their card says.
 */
export const NO_EMAIL_DOMAIN = '@no-email.invalid';

/** What an account without an email has in its place. */
export function emailOfSignInName(signInName: string): string {
  return `${signInName.trim().toLowerCase()}${NO_EMAIL_DOMAIN}`;
}

/** What somebody typed to sign in, as the account has it. */
export function toSignInEmail(typed: string): string {
  return typed.includes('@') ? typed : emailOfSignInName(typed);
}

/** Whether mail to this address would reach nobody. */
export function isWithoutEmail(email: string): boolean {
  return email.toLowerCase().endsWith(NO_EMAIL_DOMAIN);
}

/** The email, or the username of someone without one. */
export function shownEmail(email: string): string {
  return isWithoutEmail(email) ? email.slice(0, -NO_EMAIL_DOMAIN.length) : email;
}

const USERNAME_CHARACTERS = { least: 2, most: 50 } as const;

/** Whether an account without an email may have this in its place: `maya.patel26`, `maya-p`. */
export function isSignInName(email: string): boolean {
  const name = shownEmail(email);
  const { least, most } = USERNAME_CHARACTERS;
  return name.length >= least && name.length <= most && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u.test(name);
}

/** First and last name in a–z and 0–9 with the year: `maya.patel26`. */
export function signInNameOf(displayName: string, year: string): string {
  const words = displayName
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/gu, '')
    .split(/\s+/u)
    .filter(Boolean);
  const [first = 'student', ...others] = words;
  const last = others.at(-1);
  return `${[first, last].filter(Boolean).join('.').slice(0, 40)}${year}`;
}

/** What heads a column of `shownEmail` in a file: what stands in it, which may be usernames. */
export const emailHeading = (emails: readonly (string | null)[]): string =>
  emails.some((email) => email !== null && isWithoutEmail(email))
    ? 'Email or sign-in name'
    : 'Email';
