export { playground } from './en.ts';
