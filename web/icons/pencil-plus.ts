import { icon } from './icon.tsx';

export const IconPencilPlus = /* @__PURE__ */ icon('M4 20h4l10.5 -10.5a2.828 2.828 0 1 0 -4 -4l-10.5 10.5v4M13.5 6.5l4 4M16 19h6M19 16v6');
