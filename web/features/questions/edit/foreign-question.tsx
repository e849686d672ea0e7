import { Alert, Button, Text, Title } from '@mantine/core';
import { IconCopy } from '../../../icons/copy.ts';
import { IconInfoCircle } from '../../../icons/info-circle.ts';
import { useNavigate } from 'react-router';
import { askedText } from '../../../../shared/choice-question.ts';
import type { Question } from '../../../../shared/contract/questions.ts';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { belongingFields } from '../../../../shared/question-content.ts';
import { paths } from '../../../paths.ts';
import { Facts } from '../../../ui/text/facts.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QuestionText } from '../../../ui/questions/question-text.tsx';
import { kindNames } from '../form/kind-names.ts';
import classes from './question-usage.module.css';
import { useDuplicateQuestion } from '../bank/use-duplicate-question.ts';

/** A question that only another teacher may edit: read-only, but it can be duplicated. */
export function ForeignQuestion({ question }: { question: Question }) {
  const navigate = useNavigate();
  const duplicating = useDuplicateQuestion(
    (copy) => void navigate(paths.editQuestion(copy.id), { replace: true }),
  );
  return (
    <>
      <Alert color="gray" role="note" icon={<IconInfoCircle aria-hidden />} mb="md">
        <Text>{questionsMessages.notYours}</Text>
        <Button
          mt="xs"
          size="sm"
          leftSection={<IconCopy size={16} aria-hidden />}
          loading={duplicating.isPending}
          onClick={() => duplicating.mutate({ questionId: question.id })}
        >
          Duplicate and edit the copy
        </Button>
      </Alert>
      <Panel gap="md">
        <Part title="Question" text={askedText(question)} imageURL={question.questionImageURL} />
        <Part
          title="Mark Scheme"
          text={question.markSchemeAnswer}
          imageURL={question.markSchemeImageURL}
        />
        {question.synonyms !== '' && (
          <Part title="Words that mean the same" text={question.synonyms} />
        )}
        <Text size="sm" c="dimmed">
          How students answer: {kindNames[question.kind]}
          <br />
          <Facts of={belongingFields.map((field) => question[field])} /> · Max Mark{' '}
          {question.maxMark}
        </Text>
      </Panel>
    </>
  );
}

interface PartProps {
  title: string;
  text: string;
  imageURL?: string | null;
}

function Part({ title, text, imageURL = null }: PartProps) {
  return (
    <section>
      <Title order={2} mb="xs">
        {title}
      </Title>
      {text !== '' && <QuestionText text={text} />}
      {imageURL !== null && <img src={imageURL} alt={title} className={classes.image} />}
    </section>
  );
}
