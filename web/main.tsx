import './without-eval.ts';
import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/query-client.ts';
import { keepOfflinePage } from './offline-page.ts';
import { router } from './router.tsx';
import { cssVariables, theme } from './theme.ts';
import { keepFocusOnBusyButtons } from './ui/keep-focus.ts';
import { startRipples } from './ui/ripple.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

startRipples();
keepFocusOnBusyButtons();
keepOfflinePage();

function show(page: HTMLElement): void {
  createRoot(page).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}

// Until the page's own code is there, what its document shows of it stays (still-page.tsx).
if (router.state.initialized) show(root);
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show(root);
  });
}
