import { icon } from './icon.tsx';

export const IconListSearch = /* @__PURE__ */ icon('M11 15a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M18.5 18.5l2.5 2.5M4 6h16M4 12h4M4 18h4');
