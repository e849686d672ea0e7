import './without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import './fonts/inter.css';
import '@mantine/core/styles.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { AppHistory } from './history/app-history.ts';
import { AppRouter } from './history/app-router.tsx';
import { loadPage } from './load-page.ts';
import { keepOfflinePage } from './offline-page.ts';
import { Pages } from './router.tsx';
import { cssVariables, theme } from './theme.ts';
import { keepFocusOnBusyButtons } from './ui/buttons/keep-focus.ts';
import { startRipples } from './ui/buttons/ripple.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

startRipples();
keepFocusOnBusyButtons();
keepOfflinePage();

function show(page: HTMLElement): void {
  const history = new AppHistory(loadPage);
  const app = (
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <AppRouter history={history}>
            <Pages />
          </AppRouter>
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  );
  // Renders in slices, so that the browser can answer a tap in between, rather than in one long
  // task.
  startTransition(() => createRoot(page).render(app));
}

// Until the page's own code has loaded, the static page in the document stays (still-page.tsx).
void Promise.resolve(loadPage(window.location.pathname)).then(() => show(root));
