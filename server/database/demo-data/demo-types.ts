import type { QuestionContent } from '../../../shared/question-content.ts';
import type { QuestionInput } from '../../../shared/contract/question-content.ts';

/** Someone who exists in the demo school. Every email address ends in `@greenpen.example`. */
export interface DemoPerson {
  /** The user id: a slug without underscores, because submission ids are joined by them. */
  key: string;
  username: string;
  displayName: string;
  email: string;
  role: 'student' | 'teacher' | 'admin';
  /** Percent on top of a quiz's time limit, 0..200 (spec section 9). */
  extraTimePercentage: number;
  /** Teachers only (spec section 3); null for everyone else. */
  teacherCode: string | null;
  /** The teacher codes a student has joined: the spec's `teacherCodes`. */
  classes: readonly string[];
}

/** A question of the demo bank. */
export type DemoQuestion = QuestionInput &
  Pick<QuestionContent, 'questionText' | 'markSchemeAnswer'> & {
    /** A slug without underscores, because submission ids are joined by them. */
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
  /** Whole days since the class sat it; null while nobody has. */
  satDaysAgo: number | null;
}

/** What a class wrote in answer to one question. */
export interface DemoAnswers {
  /** Question id. */
  question: string;
  /** Student key → the answer as typed; '' where nothing was written. */
  answers: Readonly<Record<string, string>>;
}

/** A mark that the teacher gave in place of the AI's. */
export interface DemoOverride {
  /** Student key. */
  student: string;
  /** Question id. */
  question: string;
  /** A whole number in 0..maxMark. */
  markAwarded: number;
  reason: string;
  /** What the student reads with the mark. */
  feedback: string;
}
