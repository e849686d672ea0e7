import type { QuestionContent } from '../../../shared/question-content.ts';
import type { QuestionInput } from '../../../shared/contract/question-content.ts';

/** A person in the demo school. Every email address ends in `@greenpen.example`. */
export interface DemoPerson {
  /** The user id: a slug without underscores, because submission ids use them as a separator. */
  key: string;
  username: string;
  displayName: string;
  email: string;
  role: 'student' | 'teacher' | 'admin';
  /** Percentage added to a quiz's time limit, 0..200 (spec section 9). */
  extraTimePercentage: number;
  /** Teachers only (spec section 3); null for everyone else. */
  teacherCode: string | null;
  /** The teacher codes a student has joined: the spec's `teacherCodes`. */
  classes: readonly string[];
}

/** A question of the demo bank. */
export type DemoQuestion = QuestionInput &
  Pick<QuestionContent, 'questionText' | 'markSchemeAnswer'> & {
    /** A slug without underscores, because submission ids use them as a separator. */
    id: string;
    /** Key of the teacher who wrote it. */
    teacher: string;
  };

/** A quiz of the demo, in the spec's fields (section 3). */
export interface DemoQuiz {
  quizCode: string;
  title: string;
  subject: string;
  /** Seconds. */
  defaultTimeLimit: number;
  questionIds: readonly string[];
  /** Key of the teacher who set it. */
  teacher: string;
  locked: boolean;
  /** Age of the quiz in whole days at the moment the demo is loaded. */
  createdDaysAgo: number;
  /** Whole days since the class sat it; null if nobody has. */
  satDaysAgo: number | null;
}

/** A class's answers to one question. */
export interface DemoAnswers {
  /** Question id. */
  question: string;
  /** Student key → the answer as typed; '' if nothing was written. */
  answers: Readonly<Record<string, string>>;
}

/** A mark that the teacher gave instead of the AI's. */
export interface DemoOverride {
  /** Student key. */
  student: string;
  /** Question id. */
  question: string;
  /** A whole number in 0..maxMark. */
  markAwarded: number;
  reason: string;
  /** The feedback that the student reads with the mark. */
  feedback: string;
}
