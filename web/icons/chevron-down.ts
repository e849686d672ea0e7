import { icon } from './icon.tsx';

export const IconChevronDown = /* @__PURE__ */ icon('M6 9l6 6l6 -6');
