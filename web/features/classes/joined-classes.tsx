import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UNDO_TOAST_MS } from '../../../shared/business-rules.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { Facts } from '../../ui/text/facts.tsx';
import classes from './classes.module.css';

/** The student's classes, with a button to leave those that they joined with a code. */
export function JoinedClasses() {
  const queryClient = useQueryClient();
  const joined = useQuery(api.classes.listJoined.queryOptions());
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.classes.key() });
  const joining = useMutation(
    api.classes.join.mutationOptions({
      onSuccess: () => toast.success(classesMessages.joinedAgain),
      onError: (error) => toast.error(errorSentence(error, classesMessages.joinFailed)),
      onSettled,
    }),
  );
  const leaving = useMutation(
    api.classes.leave.mutationOptions({
      onSuccess: (_, { teacherCode }) =>
        toast.success(classesMessages.left, UNDO_TOAST_MS, {
          label: 'Undo',
          run: () => joining.mutate({ teacherCode }),
        }),
      onError: (error) => toast.error(errorSentence(error, classesMessages.leaveFailed)),
      onSettled,
    }),
  );

  const { data } = joined;
  if (joined.isError && !data)
    return <ErrorState of={joined} message={classesMessages.classesFailed} />;
  if (!data || data.items.length === 0) return null;
  return (
    <Panel component="section" className={classes.joined} aria-labelledby="joined-classes">
      <Title order={2} size="h4" id="joined-classes">
        Your classes
      </Title>
      <ul className={classes.people}>
        {data.items.map(({ teacherCode, name, subject, teacherNames, canLeave }) => (
          <li key={teacherCode}>
            <span>
              <bdi>{name}</bdi>
              <Text span display="block" c="dimmed" size="sm">
                <Facts of={[subject, ...teacherNames]} />
              </Text>
            </span>
            {canLeave && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Leave ${name}`}
                loading={leaving.isPending && leaving.variables.teacherCode === teacherCode}
                onClick={() => leaving.mutate({ teacherCode })}
              >
                Leave
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
