import { Button, FileButton, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReportComment } from '../../../../shared/contract/report-comments.ts';
import { commentsImported, reportsMessages } from '../../../../shared/messages/reports.ts';
import { transferMessages } from '../../../../shared/messages/transfer.ts';
import { api, client } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { isolate } from '../../../ui/text/isolate.ts';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { readTextFile } from '../../../ui/forms/read-text-file.ts';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import classes from './comment-bank.module.css';
import { fillComment } from './fill-comment.ts';
import { commentsFor } from './comments-for.ts';
import type { ReportStudent } from './report-draft.ts';

interface CommentBankProps {
  student: ReportStudent;
  subject: string;
  onPick: (part: ReportComment['part'], sentence: string) => void;
  onClose: () => void;
}

const parts = [
  { part: 'strength', title: 'Strengths' },
  { part: 'next-step', title: 'Next steps' },
] as const;

/** The school's sentences for this level and subject, for the teacher to pick from. */
export function CommentBank({ student, subject, onPick, onClose }: CommentBankProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const query = useQuery(api.reports.listComments.queryOptions());
  const fitting = commentsFor(query.data?.items ?? [], { level: student.level, subject, search });
  const pick = ({ part, comment }: ReportComment) => {
    setPicked((before) => [...before, comment]);
    onPick(part, fillComment(comment, student));
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Comments for ${isolate(student.name)}`} isWide>
      <Text size="sm" c="dimmed" mb="sm">
        {reportsMessages.commentsHint}
      </Text>
      <SearchField value={search} onSearch={setSearch} label="Search comments" />
      {query.isPending && (
        <div className={classes.part}>
          <ListSkeleton />
        </div>
      )}
      {query.isError && <ErrorState of={query} message={reportsMessages.commentsFailed} />}
      {(query.data ? parts : []).map(({ part, title }) => (
        <section key={part} aria-label={title} className={classes.part}>
          <Text fw={600}>{title}</Text>
          <ul className={classes.comments}>
            {fitting
              .filter((item) => item.part === part)
              .map((item) => (
                <li key={item.comment}>
                  <span>{fillComment(item.comment, student)}</span>
                  <Button
                    size="xs"
                    variant="default"
                    disabled={picked.includes(item.comment)}
                    aria-label={`Add: ${fillComment(item.comment, student)}`}
                    onClick={() => pick(item)}
                  >
                    {picked.includes(item.comment) ? 'Added' : 'Add'}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <ImportComments />
    </Dialog>
  );
}

/** Replaces the comment bank with the school's own comments. */
function ImportComments() {
  const queryClient = useQueryClient();
  const forget = useRef<() => void>(null);
  const load = useMutation({
    mutationFn: async (file: File) => {
      // Refetched, because a colleague may have imported some since this page opened.
      const { items } = await client.reports.listComments();
      const isConfirmed =
        items.every((item) => !item.isOfSchool) ||
        (await confirm({
          title: 'Import CSV',
          message: reportsMessages.confirmImport,
          confirmLabel: 'Replace them',
          isDestructive: true,
        }));
      if (!isConfirmed) return null;
      const content = await readTextFile(file);
      if (content === undefined) throw new Error(transferMessages.unreadable);
      return client.reports.importComments({ content });
    },
    onSuccess: (done) =>
      done && queryClient.invalidateQueries({ queryKey: api.reports.listComments.key() }),
  });
  return (
    <>
      <div className={classes.import}>
        <Text size="sm" c="dimmed">
          Your school’s own: a CSV file with Subject, Level from, Level to, Part (Strength or Next
          step) and Comment. It replaces any earlier one.
        </Text>
        <FileButton
          accept=".csv,text/csv"
          resetRef={forget}
          onChange={(file) => {
            // Reset, so that the same file can be chosen again after a correction.
            forget.current?.();
            if (file) load.mutate(file);
          }}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" loading={load.isPending}>
              Import CSV
            </Button>
          )}
        </FileButton>
      </div>
      {/* Shown here, because a toast at the edge of the page would be behind this dialog. */}
      <Text component="output" size="sm" fw={600} className={classes.imported}>
        {load.data && commentsImported(load.data.imported)}
      </Text>
      <FormProblem
        message={
          load.isError ? errorSentence(load.error, reportsMessages.importCommentsFailed) : null
        }
      />
    </>
  );
}
