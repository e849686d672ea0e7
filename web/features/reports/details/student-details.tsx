import { Button, NativeSelect, Textarea, Title } from '@mantine/core';
import { IconLibrary } from '../../../icons/library.ts';
import { memo, useState } from 'react';
import { MAX_REPORT_NOTE_CHARACTERS } from '../../../../shared/business-rules.ts';
import { pronounChoices } from '../../../../shared/contract/reports.ts';
import { levelBands } from '../../../../shared/level-bands.ts';
import type { Finding } from '../../../../shared/contract/report-batches.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { FieldWarnings } from '../report-warnings.tsx';
import classes from '../auto-report.module.css';
import { CommentBank } from './comment-bank.tsx';
import { MarkedEvidence } from './marked-evidence.tsx';
import type { ReportStudent } from './report-draft.ts';
import type { ReportDraftState } from './use-report-draft.ts';

/** Levels 1 to 9, grouped under the names of their bands (spec section 5). */
const levels = levelBands.map(({ from, to, name }) => ({
  group: `${name} (${from === to ? from : `${from}-${to}`})`,
  items: Array.from({ length: to - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: `${from + index} · ${name}`,
  })),
}));

const pronouns = [
  { value: 'none', label: 'Avoid pronouns' },
  { value: 'she', label: 'she / her' },
  { value: 'he', label: 'he / him' },
  { value: 'they', label: 'they / them' },
] satisfies { value: (typeof pronounChoices)[number]; label: string }[];

/** Puts messages below the field, so that adjacent fields stay aligned. */
const ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

interface StudentDetailsProps {
  /** The name, with a number if several students share it. */
  label: string;
  position: number;
  student: ReportStudent;
  /** The subject of the class, for its comments. */
  subject: string;
  /** Warnings about name and notes. */
  findings: readonly Finding[];
  onChange: ReportDraftState['changeStudent'];
}

/** The input for one student's report. Typing about one student does not render the others. */
export const StudentDetails = memo(StudentDetailsCard, (before, after) => {
  const keys = ['student', 'label', 'findings', 'subject'] as const;
  return keys.every((key) => before[key] === after[key]);
});

function StudentDetailsCard(props: StudentDetailsProps) {
  const { label, position, student, subject, findings } = props;
  const [isPicking, setIsPicking] = useState(false);
  const onChange = (values: Partial<ReportStudent>) => props.onChange(position, () => values);
  const notes = (name: 'positives' | 'areasToImprove') => ({
    description: roomLeft(student[name]),
    inputWrapperOrder: ORDER,
    autosize: true,
    minRows: 2,
    maxRows: 8,
    maxLength: MAX_REPORT_NOTE_CHARACTERS,
    value: student[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });

  return (
    <Panel component="section" aria-label={label}>
      <div className={classes.cardTop}>
        <Title order={2} size="h3">
          {label}
        </Title>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconLibrary size={14} aria-hidden />}
          onClick={() => setIsPicking(true)}
        >
          Comment bank
        </Button>
      </div>
      <div className={classes.columns}>
        <NativeSelect
          label="Level"
          data={levels}
          value={String(student.level)}
          onChange={(event) => onChange({ level: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label="Pronouns"
          data={pronouns}
          value={student.pronouns}
          onChange={(event) =>
            onChange({
              pronouns: pronounChoices.find((choice) => choice === event.currentTarget.value),
            })
          }
        />
      </div>
      <div className={classes.notes}>
        <Textarea
          label="Positives"
          placeholder="asks good questions; confident with graphs"
          {...notes('positives')}
        />
        <Textarea
          label="Areas to Improve"
          placeholder="show working; spelling of key terms; target: revise twice a week"
          {...notes('areasToImprove')}
        />
      </div>
      {student.userId !== null && (
        <MarkedEvidence
          studentId={student.userId}
          subject={subject}
          onPick={(field, evidence) =>
            props.onChange(position, (now) => ({ [field]: withEvidence(now[field], evidence) }))
          }
        />
      )}
      <FieldWarnings findings={findings} />
      {isPicking && (
        <CommentBank
          student={student}
          subject={subject}
          onPick={(part, sentence) => {
            const field = part === 'strength' ? 'positives' : 'areasToImprove';
            props.onChange(position, (now) => ({ [field]: withSentence(now[field], sentence) }));
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </Panel>
  );
}

/** Appends a sentence to a note. */
function withSentence(note: string, sentence: string): string {
  const before = note.trim();
  const end = before === '' || /[.!?;]$/u.test(before) ? '' : '.';
  return `${before}${end} ${sentence}`.trim().slice(0, MAX_REPORT_NOTE_CHARACTERS);
}

/**
 * Appends a line of marked work to a note, unless it already contains it; the teacher's text stays.
 */
function withEvidence(note: string, evidence: string): string {
  if (note.includes(evidence)) return note;
  return [note.trim(), evidence].filter((part) => part !== '').join('; ');
}

/** Says how many characters are left when a note is nearly full; a longer paste is cut off. */
function roomLeft(note: string): string | undefined {
  return note.length > MAX_REPORT_NOTE_CHARACTERS * 0.9
    ? `${note.length} of ${MAX_REPORT_NOTE_CHARACTERS} characters`
    : undefined;
}
