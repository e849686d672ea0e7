import { Autocomplete, Button, Radio, Stack, TextInput } from '@mantine/core';
import { IconDice5 } from '../../icons/dice-5.ts';
import { MAX_SHORT_TEXT_CHARACTERS } from '../../../shared/business-rules.ts';
import { Panel } from '../../ui/panel.tsx';
import classes from './create-quiz.module.css';
import { generateQuizCode } from './generate-quiz-code.ts';
import type { QuizForm } from './use-quiz-form.ts';

interface QuizSettingsProps {
  form: QuizForm;
  subjects: readonly string[];
}

/** Code, title, subject, time limit, and when students see their marks. */
export function QuizSettings({ form, subjects }: QuizSettingsProps) {
  return (
    <Panel>
      <div className={classes.settings}>
        <div className={classes.code}>
          <TextInput
            label="Quiz Code"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            classNames={{ input: classes.codeInput }}
            {...form.getInputProps('quizCode')}
          />
          <Button
            variant="default"
            leftSection={<IconDice5 size={16} aria-hidden />}
            onClick={() => form.setFieldValue('quizCode', generateQuizCode())}
          >
            Generate
          </Button>
        </div>
        <TextInput
          label="Default Time Limit (minutes)"
          required
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('minutes')}
        />
        <TextInput
          label="Title"
          description="Optional; students see it over the questions."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...form.getInputProps('title')}
        />
        <Autocomplete
          label="Subject"
          description="Optional; your quizzes are grouped by it."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          comboboxProps={{ withinPortal: false }}
          data={[...subjects]}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...form.getInputProps('subject')}
        />
      </div>
      <Radio.Group
        label="When do students see their marks?"
        mt="md"
        {...form.getInputProps('resultsRelease')}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="as-marked" label="As soon as an answer is marked" />
          <Radio value="when-released" label="When I release them" />
        </Stack>
      </Radio.Group>
    </Panel>
  );
}
