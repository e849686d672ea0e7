import { Button, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId } from 'react';
import {
  MAX_REPORT_NOTE_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import type { ReportDraft } from './report-draft.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from '../auto-report.module.css';
import { FieldWarnings } from '../report-warnings.tsx';
import { useNotesCheck } from './use-notes-check.ts';
import type { ReportDraftState } from './use-report-draft.ts';

const tones = [
  { value: 'warm', label: 'Warm' },
  { value: 'plain', label: 'Plain' },
  { value: 'formal', label: 'Formal' },
] satisfies { value: ReportDraft['tone']; label: string }[];
const lengths = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
] satisfies { value: ReportDraft['length']; label: string }[];

/** Step 2: the details that all reports share. */
export function ClassDetailsStep({ draft, change }: ReportDraftState) {
  const { classInfo } = draft;
  const findings = useNotesCheck({ students: [], classInfo });
  const writer = useQuery(api.reports.describeWriter.queryOptions());
  const field = (name: keyof typeof classInfo, maxLength = MAX_SHORT_TEXT_CHARACTERS) => ({
    maxLength,
    value: classInfo[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ classInfo: { ...classInfo, [name]: event.currentTarget.value } }),
  });
  const goOn = (event: SubmitEvent) => {
    event.preventDefault();
    change({ step: 2 });
  };

  return (
    <Panel component="form" onSubmit={goOn} noValidate aria-label="Class Details">
      <div className={classes.columns}>
        <TextInput label="Class Name" placeholder="10B" {...field('className')} />
        <TextInput label="Subject" placeholder="Biology" {...field('subject')} />
        <TextInput label="Term" placeholder="Autumn Term" {...field('term')} />
      </div>
      <Textarea
        label="Units Covered"
        placeholder="Cells, Organisation, Infection"
        mt="md"
        autosize
        minRows={2}
        maxRows={8}
        {...field('unitsCovered', MAX_REPORT_NOTE_CHARACTERS)}
      />
      <FieldWarnings findings={findings.classInfo} />
      {writer.data?.usesModel === false && (
        <Text size="sm" c="dimmed" mt="md">
          {reportsMessages.noModel}
        </Text>
      )}
      {writer.data?.usesModel && (
        <div className={classes.choices}>
          <Choice
            label="Tone"
            data={tones}
            value={draft.tone}
            onChange={(tone) => change({ tone })}
          />
          <Choice
            label="Length"
            data={lengths}
            value={draft.length}
            onChange={(length) => change({ length })}
          />
        </div>
      )}
      <div className={classes.actions}>
        <Button variant="default" size="md" onClick={() => change({ step: 0 })}>
          Back
        </Button>
        <Button type="submit" size="md">
          Next
        </Button>
      </div>
    </Panel>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  data: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, ...control }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw={500} mb={4} id={id}>
        {label}
      </Text>
      <SegmentedControl aria-labelledby={id} {...control} />
    </div>
  );
}
