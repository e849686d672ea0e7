import { useEffect } from 'react';

const SCHEME = 'data-mantine-color-scheme';

/** Prints in the light colours, even from a dark screen: paper is white. */
export function useLightPrint(): void {
  useEffect(() => {
    const page = document.documentElement;
    let onScreen: string | null = null;
    const begin = () => {
      onScreen = page.getAttribute(SCHEME);
      page.setAttribute(SCHEME, 'light');
    };
    const end = () => {
      if (onScreen !== null) page.setAttribute(SCHEME, onScreen);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
}
