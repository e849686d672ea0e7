import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../api/client.ts';
import { useCurrentUser } from '../../../api/use-current-user.ts';
import { paths } from '../../../paths.ts';

/**
 * Links to the quiz that has a refused code if it is the teacher's own: it may have been created
 * although the response was lost. Shows nothing for somebody else's.
 */
export function OwnQuizOfCode({ quizCode }: { quizCode: string }) {
  const { id } = useCurrentUser();
  const { data: quiz } = useQuery(api.quizzes.get.queryOptions({ input: { quizCode } }));
  if (quiz?.creatorUid !== id) return null;
  return (
    <Text component="output" display="block" size="sm" mt="xs">
      It is the code of a quiz that you created:{' '}
      <Anchor component={Link} to={paths.quizSuccess(quiz.quizCode)}>
        <bdi>{quiz.title || quiz.quizCode}</bdi>
      </Anchor>
    </Text>
  );
}
