import { expect, it } from 'vitest';
import { isLikeName } from './person-name.ts';

it.each([
  'Maya Patel',
  'О’Brien-Smith Jr.',
  '李小龍',
  'Dr. A. B. Smith',
  'A.Smith',
  'Mary.Anne St.John',
  'José María de la Cruz y Fernández',
  'Muhammad-Ali bin Abdul Rahman Al Farsi',
  'Ann (Maria) Lee',
  'Aung Win',
  'Nguyễn Thị My To',
  'Dear',
  'will.i.am',
])('accepts %j as a name', (name) => {
  expect(isLikeName(name)).toBe(true);
});

it.each([
  'https://evil.example',
  'evil.com',
  'EVIL.COM',
  'Evil.Com',
  'evil\u3002com',
  'evil\uFF0Ecom',
  'evil\u2024com',
  'evil[.]com',
  'evil%2Ecom',
  'Sign in at evil dot com',
  '192.168.0.1',
  'bit.ly/x',
  'Ann\u202Emoc.live',
  'Noor\nAziz',
  'Please send your password to me',
  'Dear student, your account is locked',
  'Your account expires today',
  'You have won. Call 0800 123 now',
])('does not accept %j as a name', (text) => {
  expect(isLikeName(text)).toBe(false);
});
