/** The id of the text area that holds the answer to a question. */
export function answerFieldId(questionId: string): string {
  return `answer-${questionId}`;
}
