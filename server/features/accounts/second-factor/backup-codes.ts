import { createHash, randomInt } from 'node:crypto';
import { symmetricDecrypt } from 'better-auth/crypto';

/** The characters of backup codes, without those that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const [CODES, GROUPS, GROUP_LETTERS] = [10, 6, 4];
const CODE_LETTERS = GROUPS * GROUP_LETTERS;

const HASHED = 'sha256:';

const makeGroup = (): string =>
  Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/**
 * Generates backup codes that are long enough (118 bits) to be stored as plain hashes (OWASP ASVS
 * 5, 6.5.2).
 */
const makeBackupCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, makeGroup).join('-'));

/**
 * Hashes a backup code, ignoring spaces, hyphens and capitals. Codes of an earlier release are
 * shorter and case-sensitive.
 */
export function hashBackupCode(typed: string): string {
  const bare = typed.replaceAll(/[\s-]/g, '');
  const code = bare.length === CODE_LETTERS ? bare.toLowerCase() : bare;
  return HASHED + createHash('sha256').update(code).digest('base64url');
}

/**
 * Options for generating backup codes and storing them as hashes. `secret` decrypts those of an
 * earlier release.
 */
export const backupCodeOptions = (secret: string) => ({
  customBackupCodesGenerate: makeBackupCodes,
  storeBackupCodes: {
    encrypt: (codes: string) => Promise.resolve(JSON.stringify(list(codes).map(asHash))),
    decrypt: async (stored: string) => {
      if (stored.startsWith('[')) return stored;
      const codes = list(await symmetricDecrypt({ key: secret, data: stored }));
      return JSON.stringify(codes.map(asHash));
    },
  },
});

const list = (json: string): string[] => (JSON.parse(json) as unknown[]).map(String);
/**
 * Keeps hashes unchanged, because the library stores the list again without the code that was used.
 */
const asHash = (code: string): string => (code.startsWith(HASHED) ? code : hashBackupCode(code));
