/** The length to which names are truncated, because providers send names of any length. */
const MAX_NAME_CHARACTERS = 300;
const NAMELESS = 'New User';

interface Names {
  name?: unknown;
  username?: unknown;
}

/** Completes the names of a new account, or uses "New User" (spec section 4). */
export function completeProfile<Given extends Names>(
  given: Given,
): Given & { name: string; username: string } {
  const name = tidy(given.name) || tidy(given.username) || NAMELESS;
  return { ...given, name, username: tidy(given.username) || name };
}

function tidy(name: unknown): string {
  if (typeof name !== 'string') return '';
  return name.replaceAll('\u0000', '').trim().slice(0, MAX_NAME_CHARACTERS);
}
