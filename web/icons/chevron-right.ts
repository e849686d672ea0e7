import { icon } from './icon.tsx';

export const IconChevronRight = /* @__PURE__ */ icon('M9 6l6 6l-6 6');
