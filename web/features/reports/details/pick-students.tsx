import { Button, Checkbox, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../shared/business-rules.ts';
import type { ClassStudent } from '../../../../shared/contract/classes.ts';
import { classesMessages } from '../../../../shared/messages/classes.ts';
import { api } from '../../../api/client.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import classes from '../auto-report.module.css';

/** A student of a class, with a detail that distinguishes them from others with the same name. */
export type PickedStudent = Pick<ClassStudent, 'id' | 'displayName' | 'detail'>;

interface PickStudentsProps {
  onPick: (students: PickedStudent[]) => void;
  onClose: () => void;
}

/**
 * Selects the students who get a report from the teacher's classes; a selection in one class stays
 * when another is opened.
 */
export function PickStudents({ onPick, onClose }: PickStudentsProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<readonly PickedStudent[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const mine = useQuery(api.classes.list.queryOptions({ input: { pageSize: MAX_PAGE_SIZE } }));
  const taught = mine.data?.items ?? [];
  const teacherCode = chosen ?? taught[0]?.teacherCode;
  const query = useQuery({
    ...api.classes.listStudents.queryOptions({
      input: { teacherCode, search: search.trim() || undefined, pageSize: MAX_PAGE_SIZE },
    }),
    enabled: !mine.isPending,
  });
  const isPicked = (id: string) => picked.some((student) => student.id === id);

  return (
    <Dialog isOpen title="Pick from my class" onClose={onClose}>
      {taught.length > 1 && (
        <NativeSelect
          label="Class"
          mb="sm"
          value={teacherCode}
          data={taught.map((one) => ({ value: one.teacherCode, label: one.name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      <SearchField label="Search" placeholder="Name or email" value={search} onSearch={setSearch} />
      <div className={classes.pickList}>
        {query.isPending && <ListSkeleton />}
        {query.isError && <ErrorState of={query} message={classesMessages.listFailed} />}
        {query.data?.items.length === 0 && (
          <Text c="dimmed">Nobody found. Students join your class with your teacher code.</Text>
        )}
        <Stack gap="xs">
          {query.data?.items.map(({ id, displayName, detail, email }) => (
            <Checkbox
              key={id}
              label={displayName}
              description={email}
              checked={isPicked(id)}
              onChange={(event) =>
                setPicked(
                  event.currentTarget.checked
                    ? [...picked, { id, displayName, detail }]
                    : picked.filter((student) => student.id !== id),
                )
              }
            />
          ))}
        </Stack>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={picked.length === 0} onClick={() => onPick([...picked])}>
          {picked.length === 0 ? 'Add' : `Add ${picked.length}`}
        </Button>
      </div>
    </Dialog>
  );
}
