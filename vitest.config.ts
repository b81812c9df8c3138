import { defineConfig } from 'vitest/config';

// Workspace packages resolve to their sources, so a test never runs against a stale build.
const conditions = ['@svc/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@svc/source'] } },
  test: {
    include: [
      'packages/**/*.test.ts',
      'services/**/*.test.ts',
      'examples/**/*.test.ts',
      'scripts/**/*.test.ts',
      'docs/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    passWithNoTests: false,
  },
});
