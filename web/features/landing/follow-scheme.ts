/** As the component library keeps it, so that the choice holds in the whole product. */
const STORAGE_KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

/** Lets the header's button change between light and dark, and follows the system until it does. */
export function followScheme(): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
  systemIsDark.addEventListener('change', () => {
    if (readChoice() === null)
      root.setAttribute(ATTRIBUTE, systemIsDark.matches ? 'dark' : 'light');
  });
  document.querySelector('[data-scheme-button]')?.addEventListener('click', () => {
    const scheme = root.getAttribute(ATTRIBUTE) === 'dark' ? 'light' : 'dark';
    root.setAttribute(ATTRIBUTE, scheme);
    try {
      localStorage.setItem(STORAGE_KEY, scheme);
    } catch {
      // Storage may be switched off; then the choice holds for this page.
    }
  });
}

function readChoice(): string | null {
  try {
    const choice = localStorage.getItem(STORAGE_KEY);
    return choice === 'light' || choice === 'dark' ? choice : null;
  } catch {
    return null;
  }
}
