import { expect, it } from 'vitest';
import { PlatformError } from './ask-platform.ts';
import { findNextPage } from './next-page.ts';

const url = 'https://moodle.example/members?page=1';
const find = (header: string | string[] | undefined) =>
  findNextPage({ name: 'Our Moodle' }, header, url);

it.each([
  '<https://moodle.example/members?page=2>; rel="next"',
  '<https://moodle.example/members?page=2>; rel=next',
  "<https://moodle.example/members?page=2>; rel = 'next'",
  '<https://moodle.example/members?page=2>; title="more"; rel="last next"',
  '<https://moodle.example/members?page=0>; rel="prev", </members?page=2>; rel="next"',
  '<http://moodle.example/members?page=2>; rel="next"',
])('continues at the address given by the platform: %s', (header) => {
  expect(find(header)).toBe('https://moodle.example/members?page=2');
  expect(find([header])).toBe('https://moodle.example/members?page=2');
});

it('ends if no next page is given', () => {
  expect(find(undefined)).toBeNull();
  expect(find('</members?since=1>; rel="differences", </members>; rel="first"')).toBeNull();
});

it.each([
  '<https://elsewhere.example/members?page=2>; rel="next"',
  '<http://moodle.example:8080/members?page=2>; rel="next"',
  '<https://moodle.example:bad/>; rel="next"',
  '<ftp://moodle.example/members>; rel="next"',
])('fails on a list whose next page cannot be followed: %s', (header) => {
  expect(() => find(header)).toThrow(PlatformError);
});
