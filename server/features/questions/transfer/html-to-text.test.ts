import { describe, expect, it } from 'vitest';
import { htmlToText } from './html-to-text.ts';

const textOf = (html: string) => htmlToText(html).text;
const lossesOf = (html: string) => htmlToText(html).losses;

describe('code within HTML', () => {
  it('keeps its spaces and empty lines', () => {
    const html = '<p>Read:</p><pre>\nif x:\n    y()\n\nz()\n</pre><p>Why?</p>';
    expect(htmlToText(html).text).toBe('Read:\nif x:\n    y()\n\nz()\nWhy?');
  });
});

describe('HTML converted to plain text', () => {
  it.each([
    ['1010<sub>2</sub> in base 10', '1010₂ in base 10'],
    ['H<sub>2</sub>O and SO<sub>4</sub><sup>2−</sup>', 'H₂O and SO₄²⁻'],
    ['3 × 10<sup>8</sup> m s<sup>-1</sup>', '3 × 10⁸ m s⁻¹'],
    ['v<sub>max</sub>', 'vₘₐₓ'],
    ['x<sup>2<i>y</i></sup>', 'x^(2y)'],
    ['2<sup>n</sup> and e<sup>x</sup>', '2ⁿ and e^x'],
    ['a<sub>β</sub>', 'a_β'],
  ])('keeps superscripts and subscripts: %s', (html, text) => {
    expect(textOf(html)).toBe(text);
  });

  it.each([
    ['Is x<y when x < 3 and y > 2?', 'Is x<y when x < 3 and y > 2?'],
    ['Is a<b and c>d?', 'Is a<b and c>d?'],
    ['A List<String> holds words.', 'A List<String> holds words.'],
    ['What does <strong> do?', 'What does <strong> do?'],
    ['#include <stdio.h>', '#include <stdio.h>'],
    ['Map<K, V> and <T extends Comparable<T>>', 'Map<K, V> and <T extends Comparable<T>>'],
    ['I <3 chemistry', 'I <3 chemistry'],
  ])('keeps text that only looks like markup: %s', (html, text) => {
    expect(textOf(html)).toBe(text);
    expect(lossesOf(html)).toEqual([]);
  });

  it('has tables written line by line, with a notice', () => {
    const { text, losses } = htmlToText(
      '<table><tr><th>Mass / g</th><th>Time / s</th></tr><tr><td>1</td><td>20</td></tr></table>',
    );
    expect(text).toBe('Mass / g | Time / s\n1 | 20');
    expect(losses).toEqual(['Its table was turned into lines of text. Please check it.']);
  });

  it.each([
    ['the <b>first</b> law', '“<b>first</b>” now reads “first”.'],
    [
      'see <a href="https://example.org/x">here</a>',
      'The address of a link was left out: https://example.org/x.',
    ],
    ['x<sup>2<i>y</i></sup>', '“x<sup>2<i>y</i></sup>” now reads “x^(2y)”.'],
    ['<del>not</del> true', '“<del>not</del>” now reads “not”.'],
    ['<b>one<br>two</b>', 'More of its bold, italics and the like was left out.'],
    ['<video src="cell.mp4"></video>', 'A video was left out: cell.mp4.'],
  ])('reports what is lost: %s', (html, loss) => {
    expect(lossesOf(html)).toContain(loss);
  });

  it('leaves out an empty formula', () => {
    expect(htmlToText(String.raw`<p>\(\) Is \(x^2\) even?</p>`).text).toBe('Is $x^2$ even?');
  });

  it('loses no words in paragraphs, lists and spans', () => {
    const html =
      '<div><p class="x">One <span style="color: red">two</span></p><ul><li>three</ul></div>';
    expect(htmlToText(html)).toEqual({ text: 'One two\n- three', images: [], losses: [] });
  });

  it('keeps the indentation of code and the numbers of lists', () => {
    expect(textOf('<pre>for i in x:\n    print(i)</pre>')).toBe('for i in x:\n    print(i)');
    expect(textOf('<ol start="3"><li>boil<li>filter</ol>')).toBe('3. boil\n4. filter');
  });

  it('lists its images, and describes them in words', () => {
    expect(
      htmlToText('<p>Look: <img src="@@PLUGINFILE@@/a%20b.png" alt="a plant cell"></p>'),
    ).toEqual({
      text: 'Look: [Image: a plant cell]',
      images: ['@@PLUGINFILE@@/a%20b.png'],
      losses: [],
    });
  });
});
