import type { FirstStepName, FirstSteps } from '../../../../shared/contract/first-steps.ts';

export const stepWords: Record<FirstStepName, { title: string; section: string }> = {
  school: { title: 'Name of the school and time zone', section: 'decisions' },
  registration: { title: 'Who may register', section: 'decisions' },
  safeguarding: { title: 'Safeguarding lead', section: 'decisions' },
  retention: { title: 'How long records are kept', section: 'decisions' },
  mail: { title: 'Email', section: 'mail' },
  marker: { title: 'Try the marker', section: 'marker' },
  people: { title: 'People and classes', section: 'people' },
};

export const countDone = ({ steps }: FirstSteps): number =>
  steps.filter(({ isDone }) => isDone).length;
