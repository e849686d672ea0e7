import { icon } from './icon.tsx';

export const IconUserExclamation = /* @__PURE__ */ icon('M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4c.348 0 .686 .045 1.008 .128M19 16v3M19 22v.01');
