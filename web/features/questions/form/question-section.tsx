import { Input, SegmentedControl, Textarea } from '@mantine/core';
import { useId } from 'react';
import { MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { textBoxSizes } from '../../../../shared/question-content.ts';
import { AnswerKind } from './answer-kind.tsx';
import { fieldProps } from './field-props.ts';
import { ImageDropArea } from './image-drop-area.tsx';
import { ImageField } from './image-field.tsx';
import { MathsPreview } from './maths-preview.tsx';
import classes from './question-form.module.css';
import type { QuestionFormState } from './use-question-form.ts';

const sizeNames = { small: 'Small', medium: 'Medium', large: 'Large' } as const;
const sizeOptions = textBoxSizes.map((size) => ({ value: size, label: sizeNames[size] }));

/** The student's view of a question: its text, its image, and the size of the answer box. */
export function QuestionSection({ state }: { state: QuestionFormState }) {
  const { form, questionUpload } = state;
  const sizeLabelId = useId();
  const { questionText, questionImageURL, kind } = form.values;
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>What is asked</legend>
      <ImageDropArea onImage={questionUpload.send}>
        <div className={classes.columns}>
          <div className={classes.stack}>
            <Textarea
              label="Question"
              description="Text, an image, or both. Maths and chemistry between dollar signs."
              autosize
              minRows={4}
              maxRows={14}
              maxLength={MAX_QUESTION_TEXT_CHARACTERS}
              {...fieldProps(form, 'questionText')}
            />
            <MathsPreview text={questionText} />
          </div>
          <div className={classes.stack}>
            <ImageField
              label="Question image"
              url={questionImageURL}
              upload={questionUpload}
              onRemove={() => form.setFieldValue('questionImageURL', null)}
              hint="Say in the question text what the image shows, for students who cannot see it."
            />
            <AnswerKind state={state} />
            {kind === 'text' && (
              <div>
                <Input.Label component="span" id={sizeLabelId}>
                  Text Box Size
                </Input.Label>
                <Input.Description mb={5}>The room for the student’s answer.</Input.Description>
                <SegmentedControl
                  fullWidth
                  aria-labelledby={sizeLabelId}
                  data={sizeOptions}
                  {...form.getInputProps('textBoxSize')}
                />
              </div>
            )}
          </div>
        </div>
      </ImageDropArea>
    </fieldset>
  );
}
