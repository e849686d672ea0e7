import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { contractRoutes } from './scripts/contract-routes-plugin.ts';
import { oldestBrowsers } from './scripts/oldest-browsers.ts';
import { pagePreloads } from './scripts/page-preloads-plugin.ts';
import { precompress } from './scripts/precompress-plugin.ts';
import { prerender } from './scripts/prerender-plugin.ts';
import { unusedRouterParts } from './scripts/router-plugin.ts';
import { usedStyles } from './scripts/used-styles-plugin.ts';

const apiServer = process.env.GREENPEN_API ?? 'http://localhost:3000';

/** Without this the router's development build, with its warnings, would reach the students. */
const productionRouter = [
  {
    find: /^react-router$/,
    replacement: fileURLToPath(
      new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
    ),
  },
];

/**
 * Modules of ours are read for what they export; only the entry and what it imports by name alone do
 * anything by being read. So whoever imports one part of a feature does not load the feature.
 */
const withoutEffect = /[\\/](?:shared|web[\\/](?:api|features|history|pages|ui))[\\/].*\.tsx?$/;

/** What everyone who is signed in comes by, and whose calls stand in the app itself. */
const wayIn = /^(?:login|enter-quiz|dashboard)$/;
const ofStudents = /^(?:view-my-scores|join-teacher)$/;

function soonLoaded(pattern: string): readonly string[] {
  if (wayIn.test(pattern)) return [];
  const ofStaff = ofStudents.test(pattern)
    ? []
    : ['web/further-pages.ts', 'navigation/staff-navigation.tsx'];
  return ['virtual:contract-routes', ...ofStaff];
}

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [
    react(),
    contractRoutes(),
    unusedRouterParts(),
    usedStyles(),
    pagePreloads(soonLoaded),
    prerender(),
    precompress(),
  ],
  resolve: { alias: command === 'build' ? productionRouter : [] },
  build: {
    outDir: 'dist',
    target: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
    emptyOutDir: true,
    /** Assets stay files: the content security policy allows no data URLs. */
    assetsInlineLimit: 0,
    /** Every browser that runs the rest of the app knows modulepreload. */
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: withoutEffect, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups },
            // The entry file lists all chunks, so long names would be downloaded by everyone.
            chunkFileNames: ({ name }) =>
              chunkGroups.some((group) => group.name === name)
                ? 'assets/[name]-[hash].js'
                : 'assets/[hash].js',
          },
        },
        /** Students load a hundredth less than by the bundler's own. */
        minify: 'terser',
        terserOptions: { module: true, ecma: 2020, compress: { passes: 3, inline: 1 } },
      },
    },
  },
  // The API, but not the modules of web/api, which the browser loads from the same path.
  server: { proxy: { '^/api/(?![a-z-]+\\.ts)': apiServer } },
}));
