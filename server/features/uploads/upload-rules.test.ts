import { describe, expect, it } from 'vitest';
import { storedName } from './upload-rules.ts';

const nameOf = (filename: string) => storedName(filename, 1_763_714_180_000, 'webp');

describe('the name of an uploaded file', () => {
  it('consists of the time and the original name, with the type it was written as', () => {
    expect(nameOf('Plant cell.PNG')).toBe('1763714180000_Plant-cell.webp');
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    [String.raw`..\..\windows\system.ini`, 'system'],
    ['/etc/shadow.png', 'shadow'],
    ['questions/../../x.png', 'x'],
    ['..', 'image'],
    ['.htaccess', 'image'],
    ['....png', 'image'],
    ['', 'image'],
    ['a\u0000b.png', 'a-b'],
    ['a%2F..%2Fb.png', 'a-2F.-2Fb'],
    ['evil.php.png', 'evil.php'],
    ['"><script>.png', 'script'],
    ['Résumé of été.jpeg', 'Resume-of-ete'],
    ['细胞.png', 'image'],
    ['a_b.png', 'a-b'],
    ['line\r\nbreak.png', 'line-break'],
  ])('keeps from %j only %j', (filename, stem) => {
    expect(nameOf(filename)).toBe(`1763714180000_${stem}.webp`);
  });

  it('is never longer than a store allows', () => {
    expect(nameOf(`${'x'.repeat(5_000)}.png`).length).toBeLessThan(120);
  });
});
