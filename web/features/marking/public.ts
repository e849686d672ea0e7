export { TextAndImage } from './mark-panel/text-and-image.tsx';
export { TryMarker } from './marker/try-marker.tsx';
