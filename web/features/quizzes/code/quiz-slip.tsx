import { paths } from '../../../paths.ts';
import { QrCode } from '../../../ui/codes/qr-code.tsx';
import { Wordmark } from '../../../ui/page/wordmark.tsx';
import { Facts } from '../../../ui/text/facts.tsx';
import { inMinutes } from '../format-quiz.ts';
import paper from '../../../ui/print/paper-slips.module.css';
import classes from './quiz-slips.module.css';

/** The details of a quiz on a slip. */
export interface SlipQuiz {
  quizCode: string;
  title: string;
  subject: string;
  /** In seconds. */
  defaultTimeLimit: number;
}

/** A slip of paper that takes a student to the quiz, by code or by scanning. */
export function QuizSlip({ quiz }: { quiz: SlipQuiz }) {
  const { quizCode, title, subject, defaultTimeLimit } = quiz;
  const { host, origin } = window.location;
  return (
    <article className={classes.slip}>
      <div className={classes.words}>
        <div className={`${paper.brand} ${classes.brand}`}>
          <Wordmark />
        </div>
        <p className={classes.title}>{title || 'Quiz'}</p>
        <p className={classes.facts}>
          <Facts of={[subject, inMinutes(defaultTimeLimit)]} />
        </p>
        <p className={classes.codeLabel}>Quiz Code</p>
        <p className={classes.code}>{quizCode}</p>
        <p className={classes.facts}>
          Scan, or sign in at <span className={classes.address}>{host}</span>, choose Enter Quiz
          Code and type the code.
        </p>
      </div>
      <QrCode
        className={paper.qr}
        text={`${origin}${paths.enterQuizWith(quizCode)}`}
        label={`QR code that opens the quiz ${quizCode}`}
      />
    </article>
  );
}
