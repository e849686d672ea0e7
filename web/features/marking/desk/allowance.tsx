import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { inDigits } from '../../../../shared/counted.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';

/** How much of this month's allowance the teacher's marking has used; empty if that cannot load. */
export function Allowance() {
  const usage = useQuery(api.marking.usage.queryOptions());
  if (usage.isPending) return <Skeleton h={20} w={190} />;
  if (usage.data === undefined) return null;
  const { responses, allowance, isEnforced, renewsAt } = usage.data;
  const share =
    responses <= allowance
      ? `${inDigits(responses)} of ${inDigits(allowance)} responses this month`
      : `${inDigits(responses)} responses this month; the plan includes ${inDigits(allowance)}`;
  return (
    <Text size="sm" c="dimmed">
      {share}
      {isEnforced && `, renewed on ${formatDate(renewsAt)}`}
    </Text>
  );
}
