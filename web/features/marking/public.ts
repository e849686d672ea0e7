export { TryMarker } from './marker/try-marker.tsx';
