import { Button, Text } from '@mantine/core';
import { questionsMessages } from '../../../../shared/messages/questions.ts';
import { questionFields, type QuestionContent } from '../../../../shared/question-content.ts';
import { Version } from './earlier-versions.tsx';
import { changedFields } from './usage-sentences.ts';

interface NewerQuestionProps {
  /** The content that the form started with. */
  before: QuestionContent;
  /** The content that somebody else has saved since. */
  newer: QuestionContent;
  onTake: () => void;
}

const imageWords = (image: unknown) => (image === null ? 'No image.' : 'Another image.');

/** Explains that a change was not saved over somebody else's, and shows theirs. */
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
