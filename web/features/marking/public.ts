export { TextAndImage } from './bench/text-and-image.tsx';
