import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '../../../../icons/chevron-right.ts';
import { useId, useState } from 'react';
import { Section } from '../../../../ui/page/section.tsx';
import { TextAndImage } from '../../../../ui/questions/text-and-image.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { Facts } from '../../../../ui/text/facts.tsx';
import type { NumberedQuestion } from './numbered-question.ts';
import { OptionsChosen } from './options-chosen.tsx';
import classes from './quiz-questions.module.css';

interface QuizQuestionsProps {
  questions: readonly NumberedQuestion[];
}

/** The questions, each with its mark scheme answer collapsed. */
export function QuizQuestions({ questions }: QuizQuestionsProps) {
  return (
    <Section id="questions" title="Quiz Questions">
      <div className={classes.questions}>
        {questions.map((question) => (
          <QuizQuestion key={question.questionId} question={question} />
        ))}
      </div>
    </Section>
  );
}

function QuizQuestion({ question }: { question: NumberedQuestion }) {
  const { number, questionText, questionImageURL, maxMark, topic, specCode } = question;
  const titleId = `question-${number}-title`;
  return (
    <article
      id={`question-${number}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes.question}
    >
      <header className={classes.top}>
        <h3 id={titleId} className={classes.title}>
          Question {number}
        </h3>
        <span className={classes.facts}>
          <Facts of={[specCode, topic, counted(maxMark, 'mark')]} />
        </span>
      </header>
      <TextAndImage
        text={questionText}
        imageURL={questionImageURL}
        imageLabel={`Picture for question ${number}`}
      />
      {question.optionsChosen.length > 0 && (
        <OptionsChosen number={number} options={question.optionsChosen} />
      )}
      <MarkScheme question={question} />
    </article>
  );
}

function MarkScheme({ question }: { question: NumberedQuestion }) {
  const { number, markSchemeAnswer, markSchemeImageURL } = question;
  const [isOpen, setIsOpen] = useState(false);
  const answerId = useId();
  return (
    <div className={classes.scheme}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={answerId}
        aria-label={`Mark scheme answer to question ${number}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronRight size={16} className={classes.chevron} aria-hidden />
        Mark scheme answer
      </UnstyledButton>
      <div id={answerId} hidden={!isOpen} className={classes.answer}>
        {isOpen && (
          <TextAndImage
            text={markSchemeAnswer}
            imageURL={markSchemeImageURL}
            imageLabel={`Mark scheme of question ${number}`}
          />
        )}
      </div>
    </div>
  );
}
