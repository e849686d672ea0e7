import { createHash } from 'node:crypto';
import { isUnanswered } from '../../../../shared/business-rules.ts';

interface Answer {
  userId: string;
  questionId: string;
  userAnswer: string;
  revision: number;
}

/** Answers that are the same once normalised: marked once, sharing mark and feedback. */
export interface AnswerGroup {
  /** Tells nothing of the students. */
  id: string;
  questionId: string;
  /** Whether they say nothing, and so need no marker. */
  isBlank: boolean;
  /** Whose they are, and of which revision; the first one's text is the one that is marked. */
  members: { userId: string; revision: number }[];
}

/**
 * Gathers answers to the same question that are equal after `normalise` (design, section 6). It
 * keeps no text, so that a quiz of 10,000 long answers takes little memory.
 */
export class EqualAnswers {
  readonly groups = new Map<string, AnswerGroup>();
  readonly #normalise: (answer: string) => string;
  readonly #byText = new Map<string, AnswerGroup>();

  constructor(normalise: (answer: string) => string) {
    this.#normalise = normalise;
  }

  add({ userId, questionId, userAnswer, revision }: Answer): void {
    const text = `${questionId}\n${this.#normalise(userAnswer)}`;
    const key = createHash('sha256').update(text).digest('base64');
    let group = this.#byText.get(key);
    if (!group) {
      const id = String(this.groups.size);
      group = { id, questionId, isBlank: isUnanswered(userAnswer), members: [] };
      this.#byText.set(key, group);
      this.groups.set(group.id, group);
    }
    group.members.push({ userId, revision });
  }
}
