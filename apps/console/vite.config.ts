import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Below this the pages of the console load their files. */
const BASE = '/console/';

export default defineConfig({
  root: import.meta.dirname,
  base: BASE,
  publicDir: false,
  plugins: [
    // Of the texts inside React Aria only the languages that the console speaks.
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US', 'es-ES', 'fr-FR', 'ja-JP'] }), enforce: 'pre' },
    react(),
  ],
  build: {
    emptyOutDir: true,
    manifest: 'manifest.json',
    target: 'es2023',
    // One sheet for all screens: they are built of the same parts.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // A file of the page, never inlined: the policy of the page knows files alone.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'src/main.tsx',
      output: {
        codeSplitting: {
          groups: [
            // Parts that most screens share: one file in place of thirty.
            {
              name: 'parts',
              test: /src[\\/](?:parts|format|api|shell|router|console-app)/,
              entriesAware: false,
            },
            { name: 'fields', test: /src[\\/]form/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  logLevel: 'warn',
});
