import type { Report } from '../../../shared/contract/report-batches.ts';

/** What a teacher should look at, in a sentence. */
export function warningSentence({ kind, detail }: Report['warnings'][number]): string {
  return {
    safety: `May speak of the student’s safety: ${detail}. Tell your safeguarding lead, and decide before it leaves the house.`,
    health: `Speaks of health or medication: ${detail}.`,
    needs: `Speaks of special needs or disability: ${detail}.`,
    meals: `Speaks of free meals or money: ${detail}.`,
    family: `Speaks of the family or a loss: ${detail}.`,
    appearance: `Speaks of how the student looks: ${detail}.`,
    belief: `Speaks of religion, origin or identity: ${detail}.`,
    insult: `May hurt: ${detail}.`,
    colleague: `Speaks of a colleague or the school: ${detail}.`,
    leftover: `A note’s shorthand is left: ${detail}.`,
    contradiction: `Contradicts itself: ${detail}.`,
    'praised-flaw': `Stands under Strengths and is none: “${detail}”.`,
    'mixed-voice': `Speaks to the student, and not of them: “${detail}”.`,
    'other-name': `Names another student: ${detail}.`,
    'name-missing': `Does not name ${detail}.`,
    'name-repeated': `Says ${detail} twice in a row.`,
    pronoun: `“${detail}” does not fit the chosen pronouns.`,
    'near-duplicate': `Nearly the same as the report for ${detail}.`,
    'too-long': `Longer than chosen: ${detail}.`,
    instruction: `Left out, as it speaks to the writer and not of the student: “${detail}”`,
  }[kind];
}
