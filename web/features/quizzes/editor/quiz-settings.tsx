import { Autocomplete, Button, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { IconDice5 } from '../../../icons/dice-5.ts';
import {
  MAX_ATTEMPTS_ALLOWED,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './create-quiz.module.css';
import { generateQuizCode } from './generate-quiz-code.ts';
import type { QuizForm } from './use-quiz-form.ts';

/** From a starter activity to a double lesson. */
const USUAL_MINUTES = [10, 20, 30, 45, 60];

/** If the best attempt counts, the next one must wait until the marks of the last are final. */
const whenAgain = {
  'when-released':
    'Students can try again once an attempt is marked and you have accepted or changed the marks that the AI gave.',
  'as-accepted':
    'Students can try again once you have accepted or changed every mark of an attempt.',
  'as-marked': 'Students can try again once an attempt is marked.',
};

interface QuizSettingsProps {
  form: QuizForm;
  subjects: readonly string[];
  /** True for an existing quiz, which keeps its code. */
  hasCode?: boolean;
}

/** Edits the code, title, subject, time limit, and when students see their marks. */
export function QuizSettings({ form, subjects, hasCode = false }: QuizSettingsProps) {
  return (
    <Panel>
      <div className={classes.settings}>
        {!hasCode && <NewCode form={form} />}
        <div>
          <TextInput
            label="Default Time Limit (minutes)"
            required
            inputMode="decimal"
            autoComplete="off"
            {...form.getInputProps('minutes')}
          />
          <fieldset aria-label="Usual time limits" className={classes.presets}>
            {USUAL_MINUTES.map((minutes) => (
              <Button
                key={minutes}
                size="compact-sm"
                variant="default"
                aria-label={`${minutes} minutes`}
                onClick={() => form.setFieldValue('minutes', String(minutes))}
              >
                {minutes}
              </Button>
            ))}
          </fieldset>
        </div>
        <TextInput
          label="Title"
          description="Optional. Shown above the questions."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...form.getInputProps('title')}
        />
        <Autocomplete
          label="Subject"
          description="Optional. Your quizzes are listed by subject."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          comboboxProps={{ withinPortal: false }}
          data={[...subjects]}
          maxLength={MAX_SHORT_TEXT_CHARACTERS}
          {...form.getInputProps('subject')}
        />
        <NativeSelect
          label="Attempts"
          description="How often each student may sit the quiz."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={Array.from({ length: MAX_ATTEMPTS_ALLOWED }, (_, index) => String(index + 1))}
          {...form.getInputProps('attempts')}
        />
        {form.values.attempts !== '1' && (
          <NativeSelect
            label="Which attempt counts?"
            description={
              form.values.countedAttempt === 'best'
                ? whenAgain[form.values.resultsRelease]
                : 'Earlier attempts are kept with the marks they have at that point.'
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data={[
              { value: 'last', label: 'The last' },
              { value: 'best', label: 'The best' },
            ]}
            {...form.getInputProps('countedAttempt')}
          />
        )}
      </div>
      <Radio.Group
        label="When do students see their marks?"
        mt="md"
        {...form.getInputProps('resultsRelease')}
      >
        <Stack gap="xs" mt="xs">
          <Radio
            value="when-released"
            label="When I release them"
            description="Students see no marks until you do."
          />
          <Radio value="as-accepted" label="Each as I accept it" />
          <Radio
            value="as-marked"
            label="As soon as it is marked"
            description="This includes marks nobody has checked; students are told so."
          />
        </Stack>
      </Radio.Group>
    </Panel>
  );
}

function NewCode({ form }: { form: QuizForm }) {
  return (
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
  );
}
