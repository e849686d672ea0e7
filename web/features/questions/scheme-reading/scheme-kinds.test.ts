import { describe, expect, it } from 'vitest';
import { withKind } from './scheme-kinds.ts';

describe('the kind of a point', () => {
  it('is written before its mark', () => {
    expect(withKind('20 m/s (1)', { line: 0, point: '20 m/s' }, 'number')).toBe(
      '20 m/s [number] (1)',
    );
    expect(withKind('Paris', { line: 0, point: 'Paris' }, 'term')).toBe('Paris [term]');
  });

  it('replaces the previous kind, and can be removed', () => {
    const scheme = 'light (1)\n20 m/s [term] (1)';
    const point = { line: 1, point: '20 m/s' };
    expect(withKind(scheme, point, 'number')).toBe('light (1)\n20 m/s [number] (1)');
    expect(withKind(scheme, point, null)).toBe('light (1)\n20 m/s (1)');
  });

  it('is written at its own point if a line has several', () => {
    expect(withKind('oxygen (1) water (1)', { line: 0, point: 'oxygen' }, 'term')).toBe(
      'oxygen [term] (1) water (1)',
    );
  });

  it('leaves a scheme alone if it has changed since', () => {
    expect(withKind('a', { line: 4, point: 'b' }, 'term')).toBe('a');
  });
});
