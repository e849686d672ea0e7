import { icon } from './icon.tsx';

export const IconPlayerPlay = /* @__PURE__ */ icon('M7 4v16l13 -8l-13 -8');
