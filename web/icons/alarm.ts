import { icon } from './icon.tsx';

export const IconAlarm = /* @__PURE__ */ icon('M5 13a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M12 10l0 3l2 0M7 4l-2.75 2M17 4l2.75 2');
