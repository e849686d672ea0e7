import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './classes.module.css';

/** The classes that a student is in, and the way out of those that they joined by a code. */
export function JoinedClasses() {
  const queryClient = useQueryClient();
  const { data } = useQuery(api.classes.listJoined.queryOptions());
  const leaving = useMutation(
    api.classes.leave.mutationOptions({
      onSuccess: () => toast.success(classesMessages.left),
      onError: (error) => toast.error(errorSentence(error, classesMessages.leaveFailed)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.classes.key() }),
    }),
  );

  const askAndLeave = async (teacherCode: string, name: string) => {
    const isConfirmed = await confirm({
      title: `Leave ${name}`,
      message: classesMessages.confirmLeave,
      confirmLabel: 'Leave',
      isDestructive: true,
    });
    if (isConfirmed) leaving.mutate({ teacherCode });
  };

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
              <bdi>{name}</bdi>{' '}
              <Text span c="dimmed" size="sm">
                {[subject, ...teacherNames].filter(Boolean).join(' · ')}
              </Text>
            </span>
            {canLeave && (
              <Button
                variant="default"
                size="xs"
                aria-label={`Leave ${name}`}
                loading={leaving.isPending && leaving.variables.teacherCode === teacherCode}
                onClick={() => void askAndLeave(teacherCode, name)}
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
