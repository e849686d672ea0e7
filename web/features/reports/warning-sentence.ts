import type { Finding } from '../../../shared/contract/report-batches.ts';

/** Returns true if the warning is about words in the text, rather than the text as a whole. */
export function standsInText(kind: Finding['kind']): boolean {
  return !['name-missing', 'near-duplicate', 'too-long', 'instruction'].includes(kind);
}

const quote = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** Describes a warning in a sentence. */
export function warningSentence({ kind, words }: Finding): string {
  const quoted = quote(words);
  return {
    safety: `May be about the student’s safety: ${quoted}. If it worries you, tell your safeguarding lead today; it does not belong in a report.`,
    health: `May be about health or medication: ${quoted}.`,
    needs: `May be about special educational needs or a disability: ${quoted}.`,
    meals: `May be about free school meals or money: ${quoted}.`,
    family: `May be about family or a bereavement: ${quoted}.`,
    appearance: `May be about how the student looks: ${quoted}.`,
    belief: `May be about religion, origin or identity: ${quoted}.`,
    insult: `Could hurt, or sounds sarcastic: ${quoted}.`,
    colleague: `May be about a colleague or the school’s business: ${quoted}.`,
    leftover: `Looks like shorthand or a note to yourself: ${quoted}.`,
    'read-again': `Reads as if it should stay in school: ${quoted}.`,
    contradiction:
      words.length > 1 ? `Contradicts itself: ${quoted}.` : `Does not fit the level: ${quoted}.`,
    'praised-flaw': `Is listed as a strength, but does not read like one: ${quoted}.`,
    'mixed-voice': voiceSentence(words),
    'other-name': `Names another student: ${words.join(', ')}.`,
    'name-missing': `Does not name ${words.join()}.`,
    'name-repeated': `Says ${words.join()} twice in a row.`,
    pronoun: `${quoted} does not fit the chosen pronouns.`,
    'near-duplicate': `Begins or reads like the report for ${words.join()}.`,
    'too-long': `Too long: ${words.join()}.`,
    'no-source': `The notes do not say so: ${quoted}.`,
    instruction: `Left out, because it speaks to the writer and not about the student: ${quoted}.`,
  }[kind];
}

const TO_STUDENT = /^you/iu;

/**
 * Describes a report that addresses the student, or says “I” when the class's other reports do not.
 */
function voiceSentence(words: readonly string[]): string {
  const toStudent = words.filter((word) => TO_STUDENT.test(word));
  const asWriter = words.filter((word) => !TO_STUDENT.test(word));
  return [
    ...(toStudent.length > 0
      ? [`Speaks to the student rather than about them: ${quote(toStudent)}.`]
      : []),
    ...(asWriter.length > 0
      ? [`Says ${quote(asWriter)}, where most of these reports do not.`]
      : []),
  ].join(' ');
}
