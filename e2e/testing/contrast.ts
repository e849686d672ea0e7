import type { JSHandle } from '@playwright/test';
import type Axe from 'axe-core';

/** The parts of a rule's result that a test reports. */
interface Fault {
  id: string;
  nodes: Pick<Axe.NodeResult, 'target' | 'failureSummary'>[];
}

/** The texts of a page, grouped by appearance. */
type TextsByLook = Map<string, Element[]>;

/** Appearances that axe has already found to have enough contrast in a test of this worker. */
const passed = new Set<string>();

/**
 * Groups the scope's texts by appearance: their own style and state, and each box around them that
 * paints or is positioned. Texts that agree in all of these have the same contrast. Runs in the
 * page.
 */
function sortTextsByLook(scope: Element): TextsByLook {
  if (!scope.isConnected) throw new Error('What is to be examined has left the page.');
  const isState = /^(class|type|disabled|open|data-.*|aria-(?!.*by$|label).*)$/;
  const describe = (element: Element): string =>
    [...element.attributes]
      .filter(({ name }) => isState.test(name))
      .map(({ name, value }) => `${name}=${value}`)
      .join(' ');
  const boxes = new Map<Element, string>();
  const boxOf = (element: Element | null): string => {
    if (element === null) return '';
    const known = boxes.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style;
    const paint = [
      backgroundColor,
      backgroundImage,
      opacity,
      filter,
      mixBlendMode,
      position,
    ].join();
    const isPlain = paint === 'rgba(0, 0, 0, 0),none,1,none,normal,static';
    const around = boxOf(element.parentElement);
    const box = isPlain ? around : `${around}>${describe(element)} ${paint}`;
    boxes.set(element, box);
    return box;
  };
  const texts: TextsByLook = new Map();
  for (const element of scope.querySelectorAll('*')) {
    const hasWords =
      element.matches('input, select, textarea') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    if (!hasWords) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const own = [describe(element), color, fontSize, fontWeight, textShadow].join();
    const look = `${boxOf(element)}|${own}`;
    texts.set(look, [...(texts.get(look) ?? []), element]);
  }
  return texts;
}

/** Runs axe on the first text of each appearance, and on all others if the first did not pass. */
async function examineLooks(texts: TextsByLook, looks: string[]) {
  const { axe } = window as unknown as { axe: typeof Axe };
  const examine = async (include: Element[]) => {
    const { violations, passes } = await axe.run({ include } as Axe.ElementContext, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations', 'passes'],
      elementRef: true,
      preload: false,
    });
    const faults = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }));
    return { faults, fine: passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)) };
  };
  // Axe throws for elements that have left the page.
  const textsOf = (look: string) => (texts.get(look) ?? []).filter((text) => text.isConnected);
  const there = looks.filter((look) => textsOf(look).length > 0);
  const hasChanged = there.length < looks.length;
  if (there.length === 0) return { faults: [], passed: [], hasChanged };
  const first = await examine(there.flatMap((look) => textsOf(look).slice(0, 1)));
  const fine = new Set<Element | undefined>(first.fine);
  const isFine = (look: string) => fine.has(textsOf(look)[0]);
  const others = there.filter((look) => !isFine(look)).flatMap((look) => textsOf(look).slice(1));
  const { faults } = others.length > 0 ? await examine(others) : { faults: [] };
  return { faults: [...first.faults, ...faults], passed: there.filter(isFine), hasChanged };
}

/**
 * Returns the scope's texts with too little contrast, by axe, which the page must have loaded. One
 * text represents all that look the same, even on screens examined earlier, because contrast is
 * most of axe's work.
 */
export async function findLowContrast(scope: JSHandle<Element>): Promise<Fault[]> {
  const texts = await scope.evaluateHandle(sortTextsByLook);
  const looks = await texts.evaluate((map) => [...map.keys()]);
  const unseen = looks.filter((look) => !passed.has(look));
  if (unseen.length === 0) return [];
  const found = await texts.evaluate(examineLooks, unseen);
  for (const look of found.passed) passed.add(look);
  // Also examines texts that have replaced others in the meantime.
  return found.hasChanged ? [...found.faults, ...(await findLowContrast(scope))] : found.faults;
}
