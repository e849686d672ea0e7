import { Button, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { acceptedUnopened, reportsMessages } from '../../../../shared/messages/reports.ts';
import { api } from '../../../api/client.ts';
import { IconPlus } from '../../../icons/plus.ts';
import classes from '../auto-report.module.css';
import type { ReportStudent } from './report-draft.ts';

type NotesField = keyof Pick<ReportStudent, 'positives' | 'areasToImprove'>;

interface MarkedEvidenceProps {
  studentId: string;
  /** The subject of the reports. */
  subject: string;
  onPick: (field: NotesField, evidence: string) => void;
}

/**
 * The evidence from a student's marked quizzes by topic, next to the notes; nothing is inserted
 * unasked.
 */
export function MarkedEvidence({ studentId, subject, onPick }: MarkedEvidenceProps) {
  const { data, isError } = useQuery(
    api.reports.suggest.queryOptions({ input: { studentId, subject } }),
  );
  if (isError && !data) {
    return (
      <Text size="sm" c="dimmed" mt="xs" role="alert">
        {reportsMessages.evidenceFailed}
      </Text>
    );
  }
  if (!data || data.evidence.length === 0) return null;
  return (
    <fieldset className={classes.evidence} aria-label="Marked work">
      <Text size="sm" c="dimmed" component="span">
        Marked work:
      </Text>
      {data.behind.unopened > 0 && (
        <Text size="sm" className={classes.behind}>
          {acceptedUnopened(data.behind)}
        </Text>
      )}
      {data.evidence.map((evidence) => (
        <Menu key={evidence} position="bottom-start">
          <Menu.Target>
            <Button
              variant="default"
              size="compact-xs"
              rightSection={<IconPlus size={12} aria-hidden />}
            >
              {evidence}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onPick('positives', evidence)}>Add to positives</Menu.Item>
            <Menu.Item onClick={() => onPick('areasToImprove', evidence)}>
              Add to areas to improve
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ))}
    </fieldset>
  );
}
