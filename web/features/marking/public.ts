export { TextAndImage } from './mark-panel/text-and-image.tsx';
