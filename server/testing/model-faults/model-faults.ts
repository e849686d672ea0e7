import type { ModelFault } from './fault.ts';
import { modelsThatObey, modelsThatRamble } from './models-that-ramble.ts';
import { serversInTrouble } from './servers-in-trouble.ts';
import { serversThatSpeakLess } from './servers-that-speak-less.ts';

/** Every fault observed in models, their servers, and the students who write to them. */
export const modelFaults: ModelFault[] = [
  ...serversInTrouble,
  ...serversThatSpeakLess,
  ...modelsThatRamble,
  ...modelsThatObey,
];
