export { sileroCheck, type SileroOptions } from './silero-check.ts';
