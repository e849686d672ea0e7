import { Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle } from '../../icons/alert-triangle.ts';
import { IconCircleCheck } from '../../icons/circle-check.ts';
import { IconInfoCircle } from '../../icons/info-circle.ts';
import type { ReactNode } from 'react';
import type { SchemeReading as Reading } from '../../../shared/contract/scheme-reading.ts';
import { generalMessages } from '../../../shared/messages/general.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { MathsText } from '../../ui/maths-text.tsx';
import { SchemeGroup } from './scheme-group.tsx';
import classes from './scheme-reading.module.css';
import { schemeSentence } from './scheme-sentence.ts';
import { useSchemeReading } from './use-scheme-reading.ts';

interface SchemeReadingProps {
  markSchemeAnswer: string;
  maxMark: number | '';
}

const toneIcons = { good: IconCircleCheck, attention: IconAlertTriangle, quiet: IconInfoCircle };

/** The mark scheme as the marker reads it, live beside the text. */
export function SchemeReading({ markSchemeAnswer, maxMark }: SchemeReadingProps) {
  return (
    <section className={classes.panel} aria-label="As the marker reads it">
      <h3 className={classes.title}>As the marker reads it</h3>
      <ReadingContent markSchemeAnswer={markSchemeAnswer} maxMark={maxMark} />
    </section>
  );
}

function ReadingContent({ markSchemeAnswer, maxMark }: SchemeReadingProps) {
  const { reading, isReading, error } = useSchemeReading(markSchemeAnswer, maxMark);

  if (markSchemeAnswer.trim() === '') return <WritingHelp />;
  if (maxMark === '') {
    return <Quiet>Enter Max Mark to see what the marker makes of the scheme.</Quiet>;
  }
  if (error !== null) {
    return (
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {errorSentence(error, generalMessages.somethingWentWrong)}
      </Text>
    );
  }
  if (reading === undefined) return <Skeleton h={96} aria-busy="true" />;
  const { tone, sentence } = schemeSentence(reading, maxMark);
  const Icon = toneIcons[tone];
  return (
    <div className={classes.reading} aria-busy={isReading}>
      <output className={classes.sum} data-tone={tone}>
        <Icon size={18} aria-hidden className={classes.sumIcon} />
        <span>{sentence}</span>
      </output>
      <Points groups={reading.groups} />
      <Remarks title="Level bands, for you to judge" remarks={reading.levels} />
      <Remarks title="Guidance, worth no marks" remarks={reading.notes} />
    </div>
  );
}

function Points({ groups }: { groups: Reading['groups'] }) {
  // Groups have no id, may repeat, and never change their order.
  // oxlint-disable-next-line react/no-array-index-key
  return groups.map((group, index) => <SchemeGroup key={index} group={group} />);
}

function Remarks({ title, remarks }: { title: string; remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <div className={classes.remarks}>
      <h4 className={classes.subtitle}>{title}</h4>
      <ul className={classes.list}>
        {[...new Set(remarks)].map((remark) => (
          <li key={remark}>
            <MathsText text={remark} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

/** The words of mark schemes that the marker understands. */
function WritingHelp() {
  return (
    <div className={classes.help}>
      <Quiet>Write the scheme, and its points appear here as the marker will use them.</Quiet>
      <dl className={classes.examples}>
        {examples.map(({ write, means }) => (
          <div key={write} className={classes.example}>
            <dt>{write}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const examples = [
  { write: 'gains energy (1)', means: 'a point worth one mark' },
  { write: 'faster / more often', means: 'either wording earns the point' },
  { write: 'any two from: …', means: 'two points of those that follow' },
  { write: 'accept sugar', means: 'also right for the point above' },
  { write: 'ignore heat', means: 'neither earns nor loses the point' },
  { write: 'reject burns', means: 'loses the point' },
];
