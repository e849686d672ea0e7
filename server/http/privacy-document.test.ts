import { expect, it } from 'vitest';
import { fillIn } from './privacy-document.ts';

const html =
  '<p><span data-school="name">The school</span>, <span data-school="contact">ask</span></p>';

it('a school’s own name and contact appear in the privacy notice, as text', () => {
  const about = { name: 'Elm <b>Academy</b> & Sons $1', contact: '', provider: '' };
  expect(fillIn(html, about)).toBe(
    '<p><span data-school="name">Elm &lt;b&gt;Academy&lt;/b&gt; &amp; Sons $1</span>, <span data-school="contact">ask</span></p>',
  );
});
