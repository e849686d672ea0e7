import { icon } from './icon.tsx';

export const IconMessageCheck = /* @__PURE__ */ icon('M8 9h8M8 13h6M10.99 19.206l-2.99 1.794v-3h-2a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3h12a3 3 0 0 1 3 3v6M15 19l2 2l4 -4');
