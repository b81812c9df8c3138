import { defineConfig } from 'tsup';

/** The programs with the workspace inside and npm packages beside: PGlite loads files from its own folder. */
export default defineConfig({
  entry: ['src/main.ts', 'src/svc.ts', 'src/compute-worker.ts'],
  format: 'esm',
  target: 'node24',
  platform: 'node',
  outDir: 'dist',
  clean: ['dist/*.js'],
  splitting: true,
  silent: true,
  noExternal: [/^@svc\//],
  external: [/^[^.@/]/, /^@(?!svc\/)/],
  esbuildOptions(options) {
    options.conditions = ['@svc/source'];
  },
});
