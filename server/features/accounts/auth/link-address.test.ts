import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { addressForLinks } from './link-address.ts';

describe('the address that links in a message lead to', () => {
  it.each([
    [
      'the configured one',
      'https://quiz.school.example/',
      'localhost:3000',
      'https://quiz.school.example',
    ],
    [
      'the configured one, whatever the request says',
      'https://a.example',
      'evil.example',
      'https://a.example',
    ],
    ['the one that was asked for, with its port', null, 'localhost:3000', 'http://localhost:3000'],
    ['a number of this machine', null, '127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['a number of this machine in IPv6', null, '[::1]:8080', 'http://[::1]:8080'],
    ['its name', null, hostname(), `http://${hostname().toLowerCase()}`],
    ['not a stranger', null, 'evil.example', 'http://localhost'],
    ['not a stranger with our name in front', null, 'localhost.evil.example', 'http://localhost'],
    ['not a stranger behind our name', null, 'localhost:3000@evil.example', 'http://localhost'],
    ['not a stranger behind a path', null, 'evil.example/localhost', 'http://localhost'],
    ['not nonsense', null, 'local host', 'http://localhost'],
    ['not nothing', null, undefined, 'http://localhost'],
  ])('is %s', (_, publicUrl, host, address) => {
    expect(addressForLinks(publicUrl, host)).toBe(address);
  });

  it('has the port that the request came in on, whatever its Host header says', () => {
    expect(addressForLinks(null, 'localhost:6666', 3000)).toBe('http://localhost:3000');
    expect(addressForLinks('https://a.example', 'localhost:6666', 3000)).toBe('https://a.example');
  });
});
