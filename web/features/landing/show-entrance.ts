import { partOf } from '../../api/read-answer.ts';
import { paths } from '../../paths.ts';
import { loginPath, returnPathInState } from '../../return-to.ts';

/**
 * Leads the header's way in to where this visitor wants to go: back to the page from which the
 * application sent them here, or to the dashboard where somebody is signed in.
 */
export async function showEntrance(): Promise<void> {
  const entrance = document.querySelector<HTMLAnchorElement>('a[data-entrance]');
  if (!entrance) return;
  // Where the router of the application keeps what it was told.
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
