/** The component library's key, so that the choice applies to the whole product. */
const STORAGE_KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';

/** Switches between light and dark with the header's button, and follows the system until then. */
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
      // Storage may be switched off; then the choice applies to this page only.
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
