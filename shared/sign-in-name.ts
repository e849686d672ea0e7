/**
 * The domain that replaces an email's (RFC 2606 reserves `.invalid`, so it is never a real
 * address): someone without an email signs in with the part before it, as their card says.
 */
export const NO_EMAIL_DOMAIN = '@no-email.invalid';

/** Returns the placeholder address of an account without an email. */
export function emailOfSignInName(signInName: string): string {
  return `${signInName.trim().toLowerCase()}${NO_EMAIL_DOMAIN}`;
}

/** Returns what someone typed to sign in, in the form that the account has. */
export function toSignInEmail(typed: string): string {
  return typed.includes('@') ? typed : emailOfSignInName(typed);
}

/** True if mail to this address would reach nobody. */
export function isWithoutEmail(email: string): boolean {
  return email.toLowerCase().endsWith(NO_EMAIL_DOMAIN);
}

/** Returns the email, or the username of someone without one. */
export function shownEmail(email: string): string {
  return isWithoutEmail(email) ? email.slice(0, -NO_EMAIL_DOMAIN.length) : email;
}

const USERNAME_CHARACTERS = { min: 2, max: 50 } as const;

/** True if an account without an email may have this username: `maya.patel26`, `maya-p`. */
export function isSignInName(email: string): boolean {
  const name = shownEmail(email);
  const { min, max } = USERNAME_CHARACTERS;
  return name.length >= min && name.length <= max && /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/u.test(name);
}

/** Returns first and last name in a–z and 0–9 with the year: `maya.patel26`. */
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

/** Returns the heading for a file's column of `shownEmail`, which may contain usernames. */
export const emailHeading = (emails: readonly (string | null)[]): string =>
  emails.some((email) => email !== null && isWithoutEmail(email))
    ? 'Email or sign-in name'
    : 'Email';
