import { icon } from './icon.tsx';

export const IconMapSearch = /* @__PURE__ */ icon('M11 18l-2 -1l-6 3v-13l6 -3l6 3l6 -3v7.5M9 4v13M15 7v5M15 18a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M20.2 20.2l1.8 1.8');
