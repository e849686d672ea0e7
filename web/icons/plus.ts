import { icon } from './icon.tsx';

export const IconPlus = /* @__PURE__ */ icon('M12 5l0 14M5 12l14 0');
