import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { JOIN_REDIRECT_MS, SUCCESS_MESSAGE_MS } from '../../../shared/business-rules.ts';
import { classesMessages } from '../../../shared/messages/classes.ts';
import { generalMessages } from '../../../shared/messages/general.ts';
import { api } from '../../api/client.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { paths } from '../../paths.ts';
import { pageHeads } from '../../page-heads.ts';
import { BackToDashboard } from '../../ui/page/back-to-dashboard.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { JoinedClasses } from './joined-classes.tsx';
import { TeacherCodeForm } from './teacher-code-form.tsx';

/** The page where a student joins a teacher's class (spec section 2, /join-teacher). */
export function JoinTeacherScreen() {
  const joining = useMutation(
    api.classes.join.mutationOptions({
      // Stays during the redirect, which comes first (spec section 4, Join teacher).
      onSuccess: () => toast.success(classesMessages.joined, SUCCESS_MESSAGE_MS),
    }),
  );
  const problem = joining.error && errorSentence(joining.error, generalMessages.somethingWentWrong);

  return (
    <PageShell {...pageHeads['/join-teacher']} actions={!joining.data && <BackToDashboard />}>
      <Panel isRoomy>
        {joining.data ? (
          <Joined teacherName={joining.data.teacherName} />
        ) : (
          <TeacherCodeForm
            isJoining={joining.isPending}
            problem={problem}
            onJoin={(teacherCode) => joining.mutate({ teacherCode })}
          />
        )}
      </Panel>
      {!joining.data && <JoinedClasses />}
    </PageShell>
  );
}

/** Redirects to the dashboard after 2 s, or at once on a click. */
function Joined({ teacherName }: { teacherName: string }) {
  const navigate = useNavigate();
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    // The form has gone, and the focus with it.
    link.current?.focus();
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => void navigate(paths.dashboard), JOIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <>
      <Text size="lg">
        You are in the class of <bdi>{teacherName}</bdi>. Your dashboard opens in a moment.
      </Text>
      <Button component={Link} to={paths.dashboard} ref={link} size="md" mt="lg">
        Go to dashboard now
      </Button>
    </>
  );
}
