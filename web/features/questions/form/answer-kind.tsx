import { Checkbox, NativeSelect, Radio, Textarea } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../../shared/counted.ts';
import { MAX_OPTIONS_CHARACTERS } from '../../../../shared/business-rules.ts';
import { optionsOf, questionKinds } from '../../../../shared/choice-question.ts';
import { fieldProps } from './field-props.ts';
import { kindNames } from './kind-names.ts';
import classes from './question-form.module.css';
import { bestOption, rightOptions, type TypedOptions, typeOptions } from './right-options.ts';
import type { QuestionFormState } from './use-question-form.ts';

const kindOptions = questionKinds.map((kind) => ({ value: kind, label: kindNames[kind] }));

/** How students answer: in words, or in one of the ways that are marked exactly. */
export function AnswerKind({ state: { form, chooseKind } }: { state: QuestionFormState }) {
  return (
    <NativeSelect
      label="How students answer"
      description={form.values.kind === 'text' ? undefined : 'Marked exactly, without the AI.'}
      data={kindOptions}
      {...form.getInputProps('kind')}
      onChange={(event) => {
        const kind = questionKinds.find((one) => one === event.currentTarget.value);
        if (kind) chooseKind(kind);
      }}
    />
  );
}

/** The options and which of them are right; they form the mark scheme of a choice question. */
export function Options({ state: { form } }: { state: QuestionFormState }) {
  const { kind, options } = form.values;
  const right = rightOptions(form.values);
  const [typed, setTyped] = useState<TypedOptions | null>(null);
  const type = (text: string) => {
    const next = typeOptions(form.values, typed, text);
    setTyped(next);
    form.setValues(next.fields);
  };
  const setRight = (chosen: readonly string[]) =>
    form.setFieldValue('markSchemeAnswer', chosen.join('\n'));
  const { onChange: _, ...optionsProps } = fieldProps(form, 'options');
  const all = optionsOf({ options });
  const best = bestOption(right);
  /** Returns what an option earns if that differs from the group's rule. */
  const earns = (option: string) => {
    const line = right.find((one) => one.option === option);
    if (!line || (kind === 'choice' && line === best)) return undefined;
    if (line.marks === null) return kind === 'choice' ? 'Earns Max Mark too.' : undefined;
    return `Earns ${counted(line.marks, 'mark')}.`;
  };

  return (
    <div className={classes.stack}>
      <Textarea
        label="Options"
        description="One option a line."
        required
        autosize
        minRows={4}
        maxRows={14}
        maxLength={MAX_OPTIONS_CHARACTERS}
        {...optionsProps}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {kind === 'choice' ? (
        <Radio.Group
          label="The right option"
          description={
            right.length > 1
              ? 'More than one option earns marks. Choose another one, and only that one will.'
              : 'It earns Max Mark; any other option earns nothing.'
          }
          error={form.errors.markSchemeAnswer}
          value={best?.option ?? null}
          onChange={(option) => setRight([option])}
        >
          <div className={classes.rightOptions}>
            {all.map((option) => (
              <Radio key={option} value={option} label={option} description={earns(option)} />
            ))}
          </div>
        </Radio.Group>
      ) : (
        <Checkbox.Group
          label="The right options"
          description={`${
            right.some(({ marks }) => marks !== null)
              ? 'Once you change them here, they share Max Mark evenly.'
              : 'They share Max Mark evenly.'
          } Each wrong option chosen takes one mark away.`}
          error={form.errors.markSchemeAnswer}
          value={right.map(({ option }) => option)}
          onChange={(chosen) => setRight(all.filter((option) => chosen.includes(option)))}
        >
          <div className={classes.rightOptions}>
            {all.map((option) => (
              <Checkbox key={option} value={option} label={option} description={earns(option)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </div>
  );
}
