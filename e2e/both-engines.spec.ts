import { expectNoViolations } from './testing/accessibility.ts';
import { expect, test } from './testing/fixtures.ts';
import { findFailures } from './testing/second-engine.ts';

test('both engines find faults, the second as many as with all its rules', async ({ page }) => {
  await page.setContent(`<title></title><div role="banana" tabindex="3" onclick="go()">One</div>
    <a href="/"></a><img src="a.png"><input><button aria-label="Send">Save</button>
    <p id="a" style="color: #777; background: #888">Two</p><p id="a" lang="zz">Three</p>
    <ul role="list"><div>Four</div></ul><table><th scope="colgroup">Five</th></table>
    <select></select><iframe></iframe><div role="checkbox" aria-checked="maybe">Six</div>
    <button style="width: 9px; height: 9px">7</button><button style="width: 9px">8</button>
    <input type="radio" name="b"><object data="b"></object><h1></h1><main></main><main></main>
    <style>* { letter-spacing: 0 !important } :focus { outline: none }</style>`);
  const all = await findFailures(page, true);
  expect(await findFailures(page)).toEqual(all);
  expect(new Set(all.map(({ ruleId }) => ruleId)).size).toBeGreaterThan(10);
  await expect(expectNoViolations(page, 'full of faults')).rejects.toThrow(/image-alt/);
});

test('contrast is checked for text that differs from anything seen before', async ({ page }) => {
  const show = (words: string) =>
    page.setContent(
      `<html lang="en"><title>Words</title><main style="background: #fff"><h1>Words</h1>${words}`,
    );
  const fine = '<p style="color: #222">One</p><p style="color: #222">Two</p>';
  const pale = '<p style="color: #bbb">Three</p>';
  const examine = () => expectNoViolations(page, 'by contrast');
  await show(fine);
  await examine();
  for (let turn = 0; turn < 2; turn += 1) {
    await show(fine + pale);
    await expect(examine()).rejects.toThrow(/color-contrast/);
  }
  // The same words on a different background, and in a box with lower opacity.
  await show(`<div style="background: #333">${fine}</div>`);
  await expect(examine()).rejects.toThrow(/color-contrast/);
  await show(`<div style="opacity: 0.2">${fine}</div>`);
  await expect(examine()).rejects.toThrow(/color-contrast/);
});

test('text redrawn while it is being collected is checked in its final state', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Redrawn</title>
    <main style="background: #fff"><p style="color: #111">One</p></main>`);
  await page.evaluate(() => {
    const { documentElement } = document;
    const redraw = () => document.querySelector('p')?.replaceWith(pale);
    const pale = Object.assign(document.createElement('p'), { textContent: 'Two' });
    pale.style.color = '#ccc';
    // As soon as the texts are sorted, the only one is replaced.
    Reflect.set(documentElement, 'querySelectorAll', (selectors: string) => {
      setTimeout(redraw);
      Reflect.deleteProperty(documentElement, 'querySelectorAll');
      return documentElement.querySelectorAll(selectors);
    });
  });
  await expect(expectNoViolations(page, 'redrawn')).rejects.toThrow(/color-contrast/);
});

test('everything in a modal dialog is checked, and nothing that it covers', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Two layers</title><main><input></main>
    <dialog aria-label="Above"><img src="a.png"><p style="word-spacing: 0 !important">One</p>
    <p style="color: #bbb">Two</p></dialog>`);
  await expect(expectNoViolations(page, 'below')).rejects.toThrow(/"label"/);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  const found = expect(expectNoViolations(page, 'above')).rejects;
  await found.toThrow(/avoid-inline-spacing[^]*image-alt[^]*color-contrast/);
  await expect(expectNoViolations(page, 'above')).rejects.not.toThrow(/"label"/);
  expect((await findFailures(page)).map(({ ruleId }) => ruleId)).toContain('img_alt_valid');
  expect((await findFailures(page)).map(({ ruleId }) => ruleId)).not.toContain(
    'input_label_exists',
  );
});
