import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractRoutes } from './scripts/contract-routes-plugin.ts';

const apiServer = process.env.GREENPEN_API ?? 'http://localhost:3000';

export default defineConfig({
  root: 'web',
  plugins: [react(), contractRoutes()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    /** Assets stay files: the content security policy allows no data URLs. */
    assetsInlineLimit: 0,
  },
  // The API, but not the modules of web/api, which the browser loads from the same path.
  server: { proxy: { '^/api/(?![a-z-]+\\.ts)': apiServer } },
});
