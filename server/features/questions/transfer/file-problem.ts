/** Thrown for a file that cannot be imported at all; the message is the sentence for the user. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
