/** A file that cannot be imported at all; its message is the sentence that says why. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
}
