import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ltiMessages } from '../../../../shared/messages/lti.ts';
import { api } from '../../../api/client.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { useCurrentUserQuery } from '../../../api/use-current-user.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PageShell } from '../../../ui/page/page-shell.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import classes from '../../../ui/lists/rows.module.css';
import { Facts } from '../../../ui/text/facts.tsx';

const MAX_SHOWN = 50;

/** Lets a teacher pick the quiz that a link of the platform opens. */
export function ChooseQuiz({ ticket }: { ticket: string }) {
  const [search, setSearch] = useState('');
  const { data: user, isPending: isAsking } = useCurrentUserQuery();
  const quizzes = useQuery(
    api.quizzes.list.queryOptions({ input: { search }, enabled: user !== null }),
  );
  const choosing = useMutation(
    api.lti.chooseQuiz.mutationOptions({
      // The target may be a page made by the server, or one of the application, which must reload.
      onSuccess: ({ next }) => window.location.assign(next),
    }),
  );
  return (
    <PageShell
      title="Choose a quiz"
      subtitle="Your students open it from your learning platform, and their marks go back there once you release them."
      width="narrow"
    >
      <Panel gap="md">
        <FormProblem
          message={choosing.isError && errorSentence(choosing.error, ltiMessages.chooseFailed)}
        />
        {user === null && !isAsking ? (
          <p role="alert">{ltiMessages.ticketOver}</p>
        ) : (
          <>
            <SearchField label="Search by code or title" value={search} onSearch={setSearch} />
            {quizzes.isPending && <Skeleton h={160} />}
            {quizzes.isError && <ErrorState of={quizzes} message={ltiMessages.quizzesFailed} />}
            {quizzes.data?.items.length === 0 && search === '' && (
              <p className={classes.dim}>
                You have no quiz yet. <Link to={paths.createQuiz}>Create one</Link>, then open the
                link on your learning platform again.
              </p>
            )}
            {quizzes.data?.items.length === 0 && search !== '' && (
              <p className={classes.dim}>No quiz matches.</p>
            )}
            <ul className={classes.list}>
              {quizzes.data?.items.slice(0, MAX_SHOWN).map(({ quizCode, title, subject }) => (
                <li key={quizCode} className={classes.row}>
                  <div className={classes.facts}>
                    <span className={classes.name}>{title || quizCode}</span>
                    <span className={classes.dim}>
                      <Facts of={[quizCode, subject]} />
                    </span>
                  </div>
                  <Button
                    size="xs"
                    aria-label={`Choose ${title || quizCode}`}
                    loading={choosing.isPending && choosing.variables.quizCode === quizCode}
                    onClick={() => choosing.mutate({ quizCode, ticket })}
                  >
                    Choose
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </PageShell>
  );
}
