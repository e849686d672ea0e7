/**
 * Resolves once an element is ready to print: its maths is drawn, and its fonts and pictures are
 * loaded. A file that fails to load does not hold it up.
 */
export async function drawnForPaper(element: HTMLElement): Promise<void> {
  await mathsDrawn(element);
  if (element.querySelector('.katex')) await mathsFontsLoaded();
  const pictures = [...element.querySelectorAll('img')];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

function mathsDrawn(element: HTMLElement): Promise<void> {
  const isDrawn = () => element.querySelector('[data-maths-to-come]') === null;
  return new Promise((resolve) => {
    if (isDrawn()) return resolve();
    const observer = new MutationObserver(() => {
      if (!isDrawn()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true, subtree: true, attributes: true });
  });
}

/**
 * Loads the maths fonts, because no browser loads fonts by itself for content that only print
 * shows.
 */
async function mathsFontsLoaded(): Promise<void> {
  const faces = [...document.fonts].filter(({ family }) => family.includes('KaTeX'));
  await Promise.allSettled(faces.map((face) => face.load()));
}
