import { icon } from './icon.tsx';

export const IconFileOff = /* @__PURE__ */ icon('M3 3l18 18M7 3h7l5 5v7m0 4a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-14');
