export { encodePng } from './encode.ts';
