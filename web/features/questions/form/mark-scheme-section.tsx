import { Textarea } from '@mantine/core';
import { MAX_MARK, MAX_QUESTION_TEXT_CHARACTERS } from '../../../../shared/business-rules.ts';
import { ExactScheme } from './exact-scheme.tsx';
import { fieldProps } from './field-props.ts';
import { ImageDropArea } from './image-drop-area.tsx';
import { ImageField } from './image-field.tsx';
import classes from './question-form.module.css';
import { SchemeReading } from '../scheme-reading/scheme-reading.tsx';
import { SynonymsField } from './synonyms-field.tsx';
import { TryAnswer } from '../scheme-reading/try-answer.tsx';
import type { QuestionFormState } from './use-question-form.ts';
import { WholeNumberField } from '../../../ui/forms/whole-number-field.tsx';

/** The mark scheme of the question, with the marker's reading next to the text. */
export function MarkSchemeSection({ state }: { state: QuestionFormState }) {
  const { form, schemeUpload } = state;
  const { questionText, markSchemeAnswer, markSchemeImageURL, maxMark, kind, synonyms } =
    form.values;
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>How it is marked</legend>
      <div className={classes.columns}>
        <ImageDropArea onImage={schemeUpload.send}>
          <WholeNumberField
            label="Max Mark"
            required
            min={0}
            max={MAX_MARK}
            className={classes.maxMark}
            {...fieldProps(form, 'maxMark')}
            value={maxMark}
            onChange={(value) =>
              form.setFieldValue('maxMark', typeof value === 'number' ? value : '')
            }
          />
          {kind === 'text' ? (
            <>
              <Textarea
                label="Mark Scheme"
                description="One point a line, e.g. “particles gain energy (1)”."
                autosize
                minRows={7}
                maxRows={20}
                maxLength={MAX_QUESTION_TEXT_CHARACTERS}
                {...fieldProps(form, 'markSchemeAnswer')}
              />
              <SynonymsField form={form} />
            </>
          ) : (
            <ExactScheme state={state} />
          )}
          <ImageField
            label="Mark scheme image"
            url={markSchemeImageURL}
            upload={schemeUpload}
            onRemove={() => form.setFieldValue('markSchemeImageURL', null)}
            hint="The built-in marker reads only the text of the scheme. A language model gets the image too, where your school has switched that on. Students see it with their released marks."
          />
        </ImageDropArea>
        {kind === 'text' && (
          <div className={classes.instrument}>
            <SchemeReading
              questionText={questionText}
              markSchemeAnswer={markSchemeAnswer}
              maxMark={maxMark}
              warnings={state.schemeWarnings}
              onChange={(scheme) => form.setFieldValue('markSchemeAnswer', scheme)}
            />
            <TryAnswer
              questionText={questionText}
              markSchemeAnswer={markSchemeAnswer}
              maxMark={maxMark}
              synonyms={synonyms}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
}
