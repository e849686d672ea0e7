export { HelpLines } from './help-lines.tsx';
export { WelfareNotice } from './welfare-notice.tsx';
