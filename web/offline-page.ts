/**
 * Registers the service worker (public/service-worker.js), which caches the offline page and makes
 * Greenpen installable. Production only, because it would get in the way of development.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

/** If registration fails, only the offline page is missing. */
function register(): void {
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
}
