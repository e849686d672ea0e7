import { fail } from '../../../http/fail.ts';
import type { WelfareCheck } from '../../welfare/public.ts';

/**
 * Keeps text that a person has to read away from a marker, even for a weaker sign. Nothing is
 * recorded, because the text was typed by the person trying it, and nobody knows whose words it
 * contains. Throws WELFARE_HELD.
 */
export async function refuseHeld(welfareCheck: WelfareCheck, answer: string): Promise<void> {
  const [finding] = await welfareCheck.check([answer], 'student');
  if (finding) throw fail('WELFARE_HELD');
}
