import { fail } from '../../http/fail.ts';
import type { WelfareCheck } from '../welfare/public.ts';

/**
 * Keeps from a marker what a person has to read, for a weaker sign too. Nothing is recorded: who
 * tries a text brought it, and nobody knows whose words it has. Throws WELFARE_HELD.
 */
export async function refuseHeld(welfareCheck: WelfareCheck, answer: string): Promise<void> {
  const [finding] = await welfareCheck.check([answer], 'student');
  if (finding) throw fail('WELFARE_HELD');
}
