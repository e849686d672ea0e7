import { partOf } from '../../api/read-answer.ts';
import { paths } from '../../paths.ts';
import { loginPath, returnPathInState } from '../../return-to.ts';

/**
 * Points the header's sign-in link to where this visitor wants to go: the page from which the
 * application redirected them, or the dashboard if they are signed in.
 */
export async function showEntrance(): Promise<void> {
  const entrance = document.querySelector<HTMLAnchorElement>('a[data-entrance]');
  if (!entrance) return;
  // The application's router keeps its state here.
  entrance.href = loginPath(returnPathInState(partOf(history.state, 'usr')));
  if (await isSignedIn()) {
    entrance.href = paths.dashboard;
    entrance.textContent = 'Go to dashboard';
  }
}

async function isSignedIn(): Promise<boolean> {
  try {
    const answer: unknown = await (await fetch('/api/current-user')).json();
    return Boolean(partOf(answer, 'user'));
  } catch {
    return false;
  }
}
