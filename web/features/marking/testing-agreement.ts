import { vi } from 'vitest';

/** Stands in for the calls behind bulk acceptance: `vi.mock('…/api/client.ts', () => import(…))`. */
export const getAgreement = vi.fn<() => Promise<object>>();
export const acceptAtOnce = vi.fn<() => Promise<void>>();

export const api = {
  marking: {
    key: () => ['marking'],
    drawSpotCheck: { mutationOptions: (options: object) => options },
    getAgreement: { queryOptions: () => ({ queryKey: ['agreement'], queryFn: getAgreement }) },
  },
};

/** The desk of a quiz without classes. */
export const useDesk = () => ({
  quizCode: 'QUIZ01',
  schoolClass: null,
  decisions: { acceptAtOnce },
});
export const useDecisionsState = () => null;
