import { icon } from './icon.tsx';

export const IconChevronUp = /* @__PURE__ */ icon('M6 15l6 -6l6 6');
