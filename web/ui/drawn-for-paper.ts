/**
 * Resolves once an element may be printed: its maths is drawn and has its letters, and its pictures are
 * loaded. What cannot be loaded keeps nobody waiting.
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

/** Of what only paper shows, no browser loads the fonts by itself. */
async function mathsFontsLoaded(): Promise<void> {
  const faces = [...document.fonts].filter(({ family }) => family.includes('KaTeX'));
  await Promise.allSettled(faces.map((face) => face.load()));
}
