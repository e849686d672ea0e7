import { Button, Text } from '@mantine/core';
import { questionsMessages } from '../../../shared/messages/questions.ts';
import { questionFields, type QuestionContent } from '../../../shared/question-content.ts';
import { Version } from './earlier-versions.tsx';
import { changedFields } from './usage-sentences.ts';

interface NewerQuestionProps {
  /** What the form began with. */
  before: QuestionContent;
  /** What somebody else has made of it since. */
  newer: QuestionContent;
  onTake: () => void;
}

const imageWords = (image: unknown) => (image === null ? 'No image.' : 'Another image.');

/** Why a change was not saved over somebody else's, and what theirs is. */
export function NewerQuestion({ before, newer, onTake }: NewerQuestionProps) {
  return (
    <>
      <Text size="sm">{questionsMessages.changedMeanwhile}</Text>
      {changedFields(before, newer).map((field) => {
        const { kind, label } = questionFields[field];
        return (
          <Version
            key={field}
            title={`${label} now`}
            text={kind === 'image' ? imageWords(newer[field]) : String(newer[field])}
          />
        );
      })}
      <Text size="sm" mt="sm">
        {questionsMessages.newerToRead}
      </Text>
      <Button size="compact-sm" variant="default" mt="xs" onClick={onTake}>
        Use the newer version instead
      </Button>
    </>
  );
}
