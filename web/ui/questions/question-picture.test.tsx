// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { QuestionPicture } from './question-picture.tsx';

const page = (src: string) => (
  <MantineProvider>
    <QuestionPicture src={src} label="Picture for question 1" />
  </MantineProvider>
);
const picture = () => screen.getByRole<HTMLImageElement>('img', { name: 'Picture for question 1' });
const problem = () => screen.queryByText('This picture could not be loaded.');

let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  ({ rerender } = render(page('/api/uploads/one.png')));
});
afterEach(cleanup);

it('says that a picture could not be loaded, and loads it again on a press', () => {
  expect(problem()).toBeNull();
  const before = picture();
  fireEvent.error(before);
  expect(problem()?.closest('[role=alert]')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Load the picture again' }));
  expect(problem()).toBeNull();
  expect(picture()).not.toBe(before);
  expect(picture().getAttribute('src')).toBe('/api/uploads/one.png');
  expect(document.activeElement).toBe(picture());
});

it('loads a missing picture by itself when the network is back, and leaves the focus where it is', () => {
  fireEvent.error(picture());
  act(() => void window.dispatchEvent(new Event('online')));
  expect(problem()).toBeNull();
  expect(picture()).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

it('shows the picture of the next question although the last one was missing', () => {
  fireEvent.error(picture());
  rerender(page('/api/uploads/two.png'));
  expect(problem()).toBeNull();
  expect(picture().getAttribute('src')).toBe('/api/uploads/two.png');
});
