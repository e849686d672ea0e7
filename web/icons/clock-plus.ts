import { icon } from './icon.tsx';

export const IconClockPlus = /* @__PURE__ */ icon('M20.984 12.535a9 9 0 1 0 -8.468 8.45M16 19h6M19 16v6M12 7v5l3 3');
