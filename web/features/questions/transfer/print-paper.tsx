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

const parts = { paper: 'Print the paper', scheme: 'Print the mark scheme' } as const;
type Part = keyof typeof parts;

/**
 * Prints questions as a paper, or their mark scheme: apart, because copies for a class need one of
 * it, and printers that use both sides would print it on the back of a paper.
 */
export function PrintPaper({ title, load }: PrintPaperProps) {
  const [printed, setPrinted] = useState<{ part: Part; questions: readonly Question[] } | null>(
    null,
  );
  const sheet = useRef<HTMLDivElement>(null);
  const loading = useMutation({
    mutationFn: async (part: Part) => ({ part, questions: await load() }),
    onSuccess: ({ part, questions }) =>
      typeof questions === 'string' ? toast.error(questions) : setPrinted({ part, questions }),
    onError: (error) => toast.error(errorSentence(error, questionsMessages.printFailed)),
  });
  useEffect(() => {
    if (printed && sheet.current) void drawnForPaper(sheet.current).then(() => window.print());
  }, [printed]);
  return (
    <div className={transfer.format}>
      {(['paper', 'scheme'] as const).map((part) => (
        <Button
          key={part}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          loading={loading.isPending && loading.variables === part}
          onClick={() => loading.mutate(part)}
        >
          {parts[part]}
        </Button>
      ))}
      <Text size="sm" c="dimmed">
        The paper has lines to write on. Browsers can save both as PDF.
      </Text>
      {printed && (
        <PaperSheet ref={sheet} className={classes.sheet}>
          {printed.part === 'paper' ? (
            <Paper title={title} questions={printed.questions} />
          ) : (
            <Scheme title={title} questions={printed.questions} />
          )}
        </PaperSheet>
      )}
    </div>
  );
}

interface PagesProps {
  title: string;
  questions: readonly Question[];
}

/** The questions, with a line for the name at the top of every page. */
function Paper({ title, questions }: PagesProps) {
  const total = questions.reduce((sum, { maxMark }) => sum + maxMark, 0);
  return (
    <div className={classes.pages}>
      <div className={classes.everyPage}>
        <p className={classes.head}>
          <span>Name</span>
          <span>Class</span>
          <span>Date</span>
        </p>
      </div>
      <div>
        <h1 className={classes.title}>{title}</h1>
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
      </div>
    </div>
  );
}

function Scheme({ title, questions }: PagesProps) {
  return (
    <>
      <h1 className={classes.title}>Mark scheme: {title}</h1>
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
