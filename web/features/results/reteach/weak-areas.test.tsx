// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WeakAreas } from './weak-areas.tsx';

afterEach(cleanup);

const student = (userId: string) => ({ userId, displayName: userId });

it.each([
  [0, 6, 'Nobody of the 6 marked so far needs this again.'],
  [0, 30, 'Nobody needs this again.'],
  [2, 6, '2 of 6 students marked so far'],
  [4, 6, '4 of 6 marked so far: teach it to all'],
  [16, 30, '16 of 30: teach it to all'],
  [1, 1, '1 of 1 student marked so far'],
])('says for %i in need out of %i with marked answers: %s', (needIt, judged, said) => {
  const area = {
    subject: 'Biology',
    specCode: '4.1',
    topic: 'Cells',
    percent: 50,
    judged,
    needIt: Array.from({ length: needIt }, (_, index) => student(`s${index}`)),
  };
  render(
    <MantineProvider>
      <WeakAreas areas={[area]} students={30} hasNames={false} />
    </MantineProvider>,
  );
  expect(screen.getByText(said)).toBeTruthy();
});
