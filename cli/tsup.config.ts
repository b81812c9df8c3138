import { defineConfig } from 'tsup';

/** The program with the workspace inside, the platform and npm packages beside: what no command asks for is not loaded. */
export default defineConfig({
  entry: ['src/svc.ts'],
  format: 'esm',
  target: 'node24',
  platform: 'node',
  outDir: 'dist',
  silent: true,
  clean: ['dist/*.js'],
  splitting: true,
  noExternal: [/^@svc\/(?!platform(?:\/|$))/],
  external: [/^[^.@/]/, /^@(?!svc\/)/, /^@svc\/platform(?:\/|$)/],
  esbuildOptions(options) {
    options.conditions = ['@svc/source'];
  },
});
