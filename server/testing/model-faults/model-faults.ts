import type { ModelFault } from './fault.ts';
import { modelsThatObey, modelsThatRamble } from './models-that-ramble.ts';
import { serversInTrouble } from './servers-in-trouble.ts';
import { serversThatSpeakLess } from './servers-that-speak-less.ts';

/** Everything that models, their servers, and those who write answers to them have been seen to do. */
export const modelFaults: ModelFault[] = [
  ...serversInTrouble,
  ...serversThatSpeakLess,
  ...modelsThatRamble,
  ...modelsThatObey,
];
