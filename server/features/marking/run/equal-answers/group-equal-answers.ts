import { createHash } from 'node:crypto';
import { isUnanswered } from '../../../../../shared/unanswered.ts';

interface Answer {
  userId: string;
  questionId: string;
  userAnswer: string;
  revision: number;
}

/** Answers that are equal once normalised: marked once, sharing mark and feedback. */
export interface AnswerGroup {
  /** Reveals nothing about the students. */
  id: string;
  questionId: string;
  /** True if they are blank, and so need no marker. */
  isBlank: boolean;
  /**
   * The students and the revision of each answer; the text of the first one that is still unchanged
   * is marked.
   */
  members: { userId: string; revision: number }[];
  /** The student whose equal answer the marker has marked before. */
  twinId?: string;
}

/**
 * Groups answers to the same question that have the same key. It keeps no text, so that a quiz of
 * 10,000 long answers takes little memory.
 */
export class EqualAnswers {
  readonly groups = new Map<string, AnswerGroup>();
  readonly #keyOf: (answer: Pick<Answer, 'questionId' | 'userAnswer'>) => string;
  readonly #byText = new Map<string, AnswerGroup>();

  constructor(keyOf: (answer: Pick<Answer, 'questionId' | 'userAnswer'>) => string) {
    this.#keyOf = keyOf;
  }

  add({ userId, questionId, userAnswer, revision }: Answer): void {
    const key = this.#digestOf({ questionId, userAnswer });
    let group = this.#byText.get(key);
    if (!group) {
      const id = String(this.groups.size);
      group = { id, questionId, isBlank: isUnanswered(userAnswer), members: [] };
      this.#byText.set(key, group);
      this.groups.set(group.id, group);
    }
    group.members.push({ userId, revision });
  }

  /** Adds an answer that already has its mark; the first of equal ones is kept. */
  addMarked({ userId, ...answer }: Omit<Answer, 'revision'>): void {
    const group = this.#byText.get(this.#digestOf(answer));
    if (group) group.twinId ??= userId;
  }

  #digestOf(answer: Pick<Answer, 'questionId' | 'userAnswer'>): string {
    const text = `${answer.questionId}\n${this.#keyOf(answer)}`;
    return createHash('sha256').update(text).digest('base64');
  }
}
