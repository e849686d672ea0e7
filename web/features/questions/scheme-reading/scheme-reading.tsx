import { Anchor, Skeleton, Text } from '@mantine/core';
import { IconCircleCheck } from '../../../icons/circle-check.ts';
import { IconUserCheck } from '../../../icons/user-check.ts';
import type { ReactNode } from 'react';
import type { SchemeReading as Reading } from '../../../../shared/contract/scheme-reading.ts';
import { generalMessages } from '../../../../shared/messages/general.ts';
import { unmarkableReasons } from '../../../../shared/messages/marking.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { paths } from '../../../paths.ts';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import { type ChangeKind, SchemeGroup } from './scheme-group.tsx';
import { withKind } from './scheme-kinds.ts';
import busy from '../../../ui/states/busy.module.css';
import classes from './scheme-reading.module.css';
import { schemeSentence } from './scheme-sentence.ts';
import { SchemeWarnings } from './scheme-warnings.tsx';
import { TidyScheme } from './tidy-scheme.tsx';
import { useSchemeReading } from './use-scheme-reading.ts';
import type { SchemeWarningsState } from './use-scheme-warnings.ts';
import type { SchemeInHand } from './use-try-answer.ts';

interface SchemeReadingProps extends SchemeInHand {
  warnings: SchemeWarningsState;
  onChange: (markSchemeAnswer: string) => void;
}

/** The mark scheme as the marker reads it, updated live next to the text. */
export function SchemeReading(props: SchemeReadingProps) {
  return (
    <section className={classes.panel} aria-label="As the marker reads it">
      <h2 className={classes.title}>As the marker reads it</h2>
      <ReadScheme {...props} />
      <Anchor href={paths.builtInMarker} target="_blank" size="sm">
        What the built-in marker can and cannot mark
      </Anchor>
    </section>
  );
}

function ReadScheme({ warnings, onChange, ...scheme }: SchemeReadingProps) {
  const { markSchemeAnswer, maxMark } = scheme;
  const read = useSchemeReading(scheme);
  const isReadable = markSchemeAnswer.trim() !== '' && maxMark !== '' && read.error === null;
  return (
    <>
      <ReadingContent {...scheme} {...read} warnings={warnings} onChange={onChange} />
      <TidyScheme
        scheme={markSchemeAnswer}
        tidied={(isReadable && read.reading?.tidied) || null}
        isOfNow={!read.isReading}
        onAccept={onChange}
      />
    </>
  );
}

type ReadingContentProps = SchemeReadingProps & ReturnType<typeof useSchemeReading>;

function ReadingContent(props: ReadingContentProps) {
  const { markSchemeAnswer, maxMark, warnings, onChange, reading, isReading, error } = props;
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
  return (
    <div className={`${classes.reading} ${busy.region}`} aria-busy={isReading}>
      <output className={classes.verdict}>
        <Fits sentence={schemeSentence(reading, maxMark)} />
        <Abstains reason={reading.abstains} />
      </output>
      <SchemeWarnings reading={reading} maxMark={maxMark} state={warnings} />
      <Points
        groups={reading.groups}
        onKind={(point, kind) => onChange(withKind(markSchemeAnswer, point, kind))}
      />
      <Remarks title="Conditions on the whole answer" remarks={reading.conditions} />
      <Remarks title="Level bands, for you to judge" remarks={reading.levels} />
      <Remarks title="Notes, worth no marks" remarks={reading.notes} />
    </div>
  );
}

function Fits({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <span className={classes.sum}>
      <IconCircleCheck size={18} aria-hidden className={classes.sumIcon} />
      <span>{sentence}</span>
    </span>
  );
}

function Abstains({ reason }: { reason: Reading['abstains'] }) {
  if (reason === null) return null;
  return (
    <span className={classes.sum} data-tone="attention">
      <IconUserCheck size={18} aria-hidden className={classes.sumIcon} />
      <span>
        The built-in marker leaves this question to you: {unmarkableReasons[reason].why}{' '}
        {unmarkableReasons[reason].wayOn}
      </span>
    </span>
  );
}

function Points({ groups, onKind }: { groups: Reading['groups']; onKind: ChangeKind }) {
  return groups.map((group, index) => (
    <SchemeGroup
      // Groups have no id, may repeat, and never change order.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      group={group}
      isFurtherRoute={groups.slice(0, index).some(({ route }) => route !== null)}
      onKind={onKind}
    />
  ));
}

function Remarks({ title, remarks }: { title: string; remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <div className={classes.remarks}>
      <h3 className={classes.subtitle}>{title}</h3>
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

/** Explains the mark scheme notation that the marker understands. */
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
