import { defineConfig, type Options } from 'tsup';

/** The programs with the workspace inside and npm packages beside: PGlite loads files from its own folder. */
const programs: Options = {
  format: 'esm',
  target: 'node24',
  platform: 'node',
  outDir: 'dist',
  silent: true,
  noExternal: [/^@svc\//],
  external: [/^[^.@/]/, /^@(?!svc\/)/],
  esbuildOptions(options) {
    options.conditions = ['@svc/source'];
  },
};

export default defineConfig([
  {
    ...programs,
    entry: ['src/main.ts', 'src/index.ts', 'src/compute-worker.ts'],
    clean: ['dist/*.js', '!dist/retina-worker.js', '!dist/settings.js'],
    splitting: true,
  },
  // Each by itself: what it shared with a server, it would load and hold.
  { ...programs, entry: ['src/retina-worker.ts'], clean: false, splitting: false },
  { ...programs, entry: ['src/settings.ts'], clean: false, splitting: false },
]);
