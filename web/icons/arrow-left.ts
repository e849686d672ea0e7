import { icon } from './icon.tsx';

export const IconArrowLeft = /* @__PURE__ */ icon('M5 12l14 0M5 12l6 6M5 12l6 -6');
