/**
 * Has the browser keep the page that says what to do without a network (public/service-worker.js),
 * which also makes Greenpen installable. Not while developing, where it would be in the way.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** Without it everything works but that page. */
function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
