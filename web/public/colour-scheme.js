// Runs before the first paint, so that a dark page never flashes white, and that the places of staff
// have their line on a phone. A file of its own because the content security policy allows no inline
// scripts.
(() => {
  let stored = null;
  let places = null;
  try {
    places = localStorage.getItem('greenpen.places');
    stored = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage may be switched off; then the system's preference decides.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : prefersDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  if (places) document.documentElement.setAttribute('data-places', places.replace(/"/g, ''));
})();
