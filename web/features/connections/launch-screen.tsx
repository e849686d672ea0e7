import { useSearchParams } from 'react-router';
import { ltiMessages } from '../../../shared/messages/lti.ts';
import { PageShell } from '../../ui/page/page-shell.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { ChooseQuiz } from './launch/choose-quiz.tsx';
import { ConfirmArrival } from './launch/confirm-arrival.tsx';

/** The page where people land from a learning platform if they cannot go straight to their quiz. */
export function LaunchScreen() {
  const [search] = useSearchParams();
  const ticket = search.get('ticket');
  const choice = search.get('choose');
  if (choice !== null) return <ChooseQuiz ticket={choice} />;
  if (ticket !== null) return <ConfirmArrival ticket={ticket} />;
  if (search.has('joined')) {
    return (
      <PageShell title="From your learning platform" width="form">
        <Panel isRoomy gap="md">
          <p>{ltiMessages.joined}</p>
        </Panel>
      </PageShell>
    );
  }
  const deployment = search.get('deployment');
  return (
    <PageShell title="From your learning platform" width="form">
      <Panel isRoomy gap="md">
        <p role="alert">{sentenceOf(search.get('problem'))}</p>
        {deployment !== null && <p>Deployment ID: {deployment}</p>}
      </Panel>
    </PageShell>
  );
}

function sentenceOf(problem: string | null): string {
  const { problems } = ltiMessages;
  const isKnown = problem !== null && Object.hasOwn(problems, problem);
  return isKnown ? problems[problem as keyof typeof problems] : problems.TICKET_OVER;
}
