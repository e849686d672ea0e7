import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '../../icons/check.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { Panel } from '../../ui/page/panel.tsx';
import { findSteps, type Step } from './find-steps.ts';
import classes from './first-steps.module.css';

interface FirstStepsProps {
  /** The number of questions available. */
  questions: number;
  /** The code of the newest quiz, if there is one. */
  quizCode: string | undefined;
}

/** The steps that lead a new teacher to the first quiz. */
export function FirstSteps({ questions, quizCode }: FirstStepsProps) {
  const titleId = useId();
  const steps = findSteps(questions, quizCode);
  return (
    <Panel component="section" aria-labelledby={titleId} className={classes.panel}>
      <Title order={2} id={titleId} size="h3">
        Three steps to your first quiz
      </Title>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={classes.step} data-done={step.isDone || undefined}>
            <span className={classes.sign} aria-hidden>
              {step.isDone ? <IconCheck size={18} stroke={3} /> : index + 1}
            </span>
            <div>
              <StepTitle {...step} />
              {step.isDone && <VisuallyHidden> (done)</VisuallyHidden>}
              <Text c="dimmed" size="sm">
                {step.text}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function StepTitle({ title, path }: Step) {
  if (path === null) return <span className={classes.title}>{title}</span>;
  return (
    <Anchor component={Link} to={path} className={classes.title}>
      {title}
    </Anchor>
  );
}
