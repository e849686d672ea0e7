import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState } from 'react';
import { columnsOf, optionsOf, PAIR_SIGN } from '../../../../shared/choice-question.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { IconPrinter } from '../../../icons/printer.ts';
import { counted } from '../../../../shared/counted.ts';
import { drawnForPaper } from '../../../ui/print/drawn-for-paper.ts';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { PaperSheet } from '../../../ui/print/paper-sheet.tsx';
import { QuestionText } from '../../../ui/questions/question-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import classes from './print-paper.module.css';
import transfer from './question-transfer.module.css';

interface PrintPaperProps {
  title: string;
  /** Loads the questions, or returns the sentence that explains why they cannot be printed. */
  load: () => Promise<readonly Question[] | string>;
}

/**
 * Prints questions as a paper, with the mark scheme on separate pages; browsers can save that as
 * PDF.
 */
export function PrintPaper({ title, load }: PrintPaperProps) {
  const [questions, setQuestions] = useState<readonly Question[] | null>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const loading = useMutation({
    mutationFn: load,
    onSuccess: (loaded) =>
      typeof loaded === 'string' ? toast.error(loaded) : setQuestions([...loaded]),
    onError: (error) => toast.error(errorSentence(error, questionsMessages.printFailed)),
  });
  useEffect(() => {
    if (questions && sheet.current) void drawnForPaper(sheet.current).then(() => window.print());
  }, [questions]);
  return (
    <div className={transfer.format}>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        loading={loading.isPending}
        onClick={() => loading.mutate()}
      >
        Print, or save as PDF
      </Button>
      <Text size="sm" c="dimmed">
        A paper with lines to write on, and the mark scheme on pages of its own.
      </Text>
      {questions && (
        <PaperSheet ref={sheet} className={classes.sheet}>
          <Pages title={title} questions={questions} />
        </PaperSheet>
      )}
    </div>
  );
}

function Pages({ title, questions }: { title: string; questions: readonly Question[] }) {
  const total = questions.reduce((sum, { maxMark }) => sum + maxMark, 0);
  return (
    <>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.head}>
        <span>Name</span>
        <span>Class</span>
        <span>Date</span>
      </p>
      <p>Total: _____ / {counted(total, 'mark')}</p>
      {questions.map((question, index) => (
        <section key={question.id} className={classes.question}>
          <h2 className={classes.number}>{index + 1}.</h2>
          <QuestionText text={question.questionText} />
          {question.questionImageURL !== null && <img src={question.questionImageURL} alt="" />}
          <Room question={question} />
          <p className={classes.marks}>[{counted(question.maxMark, 'mark')}]</p>
        </section>
      ))}
      <h1 className={`${classes.title} ${classes.newPage}`}>Mark scheme: {title}</h1>
      {questions.map(({ id, markSchemeAnswer, markSchemeImageURL, maxMark }, index) => (
        <section key={id} className={classes.question}>
          <h2 className={classes.number}>{index + 1}.</h2>
          <QuestionText text={markSchemeAnswer} />
          {markSchemeImageURL !== null && <img src={markSchemeImageURL} alt="" />}
          {markSchemeAnswer === '' && markSchemeImageURL === null && <p>Mark scheme to come.</p>}
          <p className={classes.marks}>[{counted(maxMark, 'mark')}]</p>
        </section>
      ))}
    </>
  );
}

const linesBySize = { small: 2, medium: 5, large: 12 } as const;

/** The space for an answer on paper. */
function Room({ question }: { question: Question }) {
  const { kind, textBoxSize } = question;
  if (kind === 'matching') {
    const { items, choices } = columnsOf(question);
    return (
      <>
        {items.map((item) => (
          <p key={item}>
            <MathsText text={item} /> {PAIR_SIGN} ______________________________
          </p>
        ))}
        <p>
          Choose from:{' '}
          {choices.map((choice, index) => (
            <Fragment key={choice}>
              {index > 0 && '; '}
              <MathsText text={choice} />
            </Fragment>
          ))}
        </p>
      </>
    );
  }
  if (kind === 'choice' || kind === 'choices') {
    return (
      <>
        <p>{kind === 'choice' ? 'Tick one box.' : 'Tick all the correct boxes.'}</p>
        {optionsOf(question).map((option) => (
          <p key={option}>
            ☐ <MathsText text={option} />
          </p>
        ))}
      </>
    );
  }
  const count = kind === 'text' ? linesBySize[textBoxSize] : 1;
  return Array.from({ length: count }, (_, index) => <div key={index} className={classes.line} />);
}
