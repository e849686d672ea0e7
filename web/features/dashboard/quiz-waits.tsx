import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { MAX_PAGE_SIZE } from '../../../shared/business-rules.ts';
import { api } from '../../api/client.ts';
import { findWaitingSteps } from './find-waiting-steps.ts';

/** The pending work of one quiz in a list, each item a link. All rows share one call. */
export function QuizWaits({ quizCode }: { quizCode: string }) {
  const work = useQuery(
    api.results.waitingWork.queryOptions({ input: { pageSize: MAX_PAGE_SIZE } }),
  );
  if (work.isPending) return '…';
  if (!work.data) return 'Not known';
  const quiz = work.data.items.find((one) => one.quizCode === quizCode);
  if (!quiz) return work.data.isMore ? 'Not known' : '–';
  return findWaitingSteps(quiz).map(({ said, action, path }) => (
    <Anchor
      key={action}
      component={Link}
      to={path}
      size="sm"
      fw={600}
      display="block"
      aria-label={`${action} ${quizCode}: ${said}`}
    >
      {said}
    </Anchor>
  ));
}
