import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './first-steps.module.css';

interface Step {
  title: string;
  text: string;
  isDone: boolean;
  /** Where it is done; null while the step before is not. */
  path: string | null;
}

/** What leads a new teacher to the first quiz; nothing any more once a student has sat one. */
export function FirstSteps() {
  const titleId = useId();
  const overview = useQuery(api.results.performanceOverview.queryOptions());
  const isNew =
    overview.isSuccess && overview.data.items.every(({ submissions }) => submissions === 0);
  const bank = useQuery({
    ...api.questions.list.queryOptions({ input: { pageSize: 1 } }),
    enabled: isNew,
  });
  if (!isNew || !bank.isSuccess) return null;

  const steps = findSteps(bank.data.total, overview.data.items[0]?.quizCode);
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

/** The steps by how many questions there are and the code of the newest quiz, if there is one. */
function findSteps(questions: number, quizCode: string | undefined): Step[] {
  const inBank = questions === 1 ? 'one question' : `${questions} questions`;
  return [
    {
      title: 'Write or import questions',
      text:
        questions === 0
          ? 'Each with its mark scheme: one point on a line is enough.'
          : `There ${questions === 1 ? 'is' : 'are'} ${inBank} in the bank to choose from.`,
      isDone: questions > 0,
      path: paths.createQuestions,
    },
    {
      title: 'Create a quiz',
      text: 'Choose questions, set a time limit, and you get a code of six characters.',
      isDone: quizCode !== undefined,
      path: questions > 0 ? paths.createQuiz : null,
    },
    {
      title: 'Give your class the code',
      text: 'Students sign in, choose “Enter Quiz Code”, and begin. Their answers come to you.',
      isDone: false,
      path: quizCode === undefined ? null : paths.quizSuccess(quizCode),
    },
  ];
}
