import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { useClassInAddress } from './class-in-address.ts';
import classes from './quiz-places.module.css';

/** Limits what a quiz page shows to one class; renders nothing if there is only one. */
export function ClassFilter({ quizCode }: { quizCode: string }) {
  const { teacherCode, setTeacherCode } = useClassInAddress();
  const { data } = useQuery(api.results.classResults.queryOptions({ input: { quizCode } }));
  const items = data?.items ?? [];
  if (items.length < 2 && teacherCode === undefined) return null;
  return (
    <NativeSelect
      className={classes.filter}
      size="xs"
      aria-label="Class"
      value={teacherCode ?? ''}
      onChange={(event) => setTeacherCode(event.currentTarget.value)}
      data={[
        { value: '', label: 'All classes' },
        ...items.map((one) => ({ value: one.teacherCode, label: one.name })),
      ]}
    />
  );
}
