import type { MarkingTask } from '../engine/marker.ts';

/** An answer of a run that still waits for its mark. */
export interface WaitingAnswer {
  userId: string;
  questionId: string;
  questionText: string;
  markSchemeAnswer: string;
  userAnswer: string;
  maxMark: number;
}

/** Answers that are the same once normalised: marked once, sharing mark and feedback. */
export interface AnswerGroup {
  task: MarkingTask;
  members: WaitingAnswer[];
}

/**
 * Groups answers to the same question that are equal after `normalise` (design, section 6). The
 * first member's text is the one that is marked.
 */
export function groupEqualAnswers(
  answers: WaitingAnswer[],
  normalise: (answer: string) => string,
): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>();
  for (const answer of answers) {
    const key = `${answer.questionId}\n${normalise(answer.userAnswer)}`;
    const group = groups.get(key);
    if (group) group.members.push(answer);
    else groups.set(key, { task: toTask(answer, String(groups.size)), members: [answer] });
  }
  return [...groups.values()];
}

function toTask(answer: WaitingAnswer, id: string): MarkingTask {
  const { questionText, markSchemeAnswer, userAnswer, maxMark } = answer;
  return { id, questionText, markSchemeAnswer, userAnswer, maxMark };
}
