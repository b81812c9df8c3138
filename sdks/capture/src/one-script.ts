// What the one script of a page without a bundler gives, as the global SvcCapture.
export * from './index.ts';
export * from './ui/index.ts';
