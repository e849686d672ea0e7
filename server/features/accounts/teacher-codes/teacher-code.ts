import { randomInt } from 'node:crypto';
import {
  CODE_CHARACTERS,
  MAX_TEACHER_CODE_WORD_CHARACTERS,
  TEACHER_CODE_SUFFIX_LENGTH,
} from '../../../../shared/business-rules.ts';

/**
 * Returns the middle of a teacher code: the first word of the username in A–Z and 0–9 without
 * accents, or TEACHER if nothing is left (spec section 3).
 */
export function teacherCodeWord(username: string): string {
  const [firstWord = ''] = username.trim().split(/\s+/);
  const kept = firstWord
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  return kept.slice(0, MAX_TEACHER_CODE_WORD_CHARACTERS) || 'TEACHER';
}

/** Generates a teacher code, e.g. `AI-OKAFOR-7QK` (spec section 3, Generated values). */
export function createTeacherCode(username: string): string {
  const suffix = Array.from({ length: TEACHER_CODE_SUFFIX_LENGTH }, () =>
    CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length)),
  );
  return `AI-${teacherCodeWord(username)}-${suffix.join('')}`;
}
