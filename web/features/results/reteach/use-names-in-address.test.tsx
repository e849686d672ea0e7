// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useNamesInAddress } from './use-names-in-address.ts';

afterEach(cleanup);

it('keeps showing the chosen class when names are hidden, and when they are shown again', () => {
  const { result } = renderHook(() => ({ ...useNamesInAddress(), address: useLocation().search }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/?class=AI-TEACH-001']}>{children}</MemoryRouter>
    ),
  });
  act(() => result.current.setHasNames(false));
  expect(result.current).toMatchObject({
    hasNames: false,
    address: '?class=AI-TEACH-001&names=off',
  });
  act(() => result.current.setHasNames(true));
  expect(result.current).toMatchObject({ hasNames: true, address: '?class=AI-TEACH-001' });
});
