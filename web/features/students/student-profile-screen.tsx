import { Button } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { IconUserOff } from '../../icons/user-off.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { resultsMessages } from '../../../shared/messages/results.ts';
import { api } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { useCurrentUser } from '../../api/use-current-user.ts';
import { useLightPrint } from '../../ui/print/use-light-print.ts';
import { ProfileActions } from './profile-actions.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { StudentProfileView } from './student-profile-view.tsx';

/** A student's profile as their teachers see it (spec section 2, /student-profile). */
export function StudentProfileScreen() {
  const { role } = useCurrentUser();
  const { studentId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    api.students.profile.queryOptions({ input: { studentId } }),
  );
  const isLoading = !data && !error;
  useLightPrint();

  return (
    <PageShell
      key={studentId}
      parent={
        role === 'admin'
          ? { label: 'People', path: paths.manageUsers }
          : { label: 'Students', path: paths.viewStudents }
      }
      title={data ? data.displayName || data.username : 'Student Profile'}
      actions={<ProfileActions profile={data} isLoading={isLoading} />}
    >
      {data && <StudentProfileView profile={data} />}
      {!data && error && isNobody(error) && <NotFound />}
      {!data && error && !isNobody(error) && (
        <ErrorState of={{ error, isFetching, refetch }} message={resultsMessages.profileFailed} />
      )}
      {isLoading && <ProfileSkeleton />}
    </PageShell>
  );
}

/** Returns true for an unknown id; the contract rejects ids in an impossible format. */
function isNobody(error: Error): boolean {
  return (
    error instanceof ORPCError &&
    (error.code === 'STUDENT_NOT_FOUND' || error.code === 'BAD_REQUEST')
  );
}

function NotFound() {
  const { role } = useCurrentUser();
  const listPath = role === 'admin' ? paths.manageUsers : paths.viewStudents;
  return (
    <div role="alert">
      <EmptyState
        title={resultsMessages.studentNotFound}
        icon={<IconUserOff size={32} />}
        action={
          <Button component={Link} to={listPath} variant="default">
            See all {role === 'admin' ? 'users' : 'your students'}
          </Button>
        }
      >
        The account may have been deleted, or the student is not in your class and has not sat any
        of your quizzes.
      </EmptyState>
    </div>
  );
}
