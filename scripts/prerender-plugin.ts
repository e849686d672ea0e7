import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';

const FOLDER = 'web/features/landing';
/** Below node_modules, so that what it imports is found from there; each build has its own. */
const WORKSHOP = resolve(`node_modules/.prerender-${process.pid}`);

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
type RenderDocuments = (parts: {
  styles: string;
  scriptUrl: string;
}) => { file: string; html: string }[];

async function build(builder: ViteBuilder, name: string): Promise<Output> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`The build has no environment "${name}".`);
  const result = await builder.build(environment);
  return 'output' in result ? result.output : [];
}

function entryOf(output: Output): Rolldown.OutputChunk {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no entry.');
  return entry;
}

function stylesIn(output: Output): string {
  return output
    .flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []))
    .map(({ source }) => String(source))
    .join('\n');
}

/**
 * Builds the application, the small script of the open pages, and those pages as documents: the
 * front page is read without the application. Each is a build of its own in one `vite build`.
 */
export function prerender(): Plugin {
  return {
    name: 'greenpen:prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        site: {
          consumer: 'client',
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            // The styles stand in the documents.
            cssCodeSplit: false,
            rolldownOptions: { input: { site: join(FOLDER, 'front-page.ts') } },
          },
        },
        prerender: {
          consumer: 'server',
          build: {
            outDir: WORKSHOP,
            emptyOutDir: true,
            copyPublicDir: false,
            emitAssets: true,
            cssCodeSplit: false,
            rolldownOptions: { input: { prerender: join(FOLDER, 'prerender.tsx') } },
          },
        },
      },
    }),
    async buildApp(builder) {
      await build(builder, 'client');
      const scriptUrl = `/${entryOf(await build(builder, 'site')).fileName}`;
      const rendering = await build(builder, 'prerender');
      const module = (await import(
        pathToFileURL(join(WORKSHOP, entryOf(rendering).fileName)).href
      )) as { renderDocuments: RenderDocuments };
      const {
        root,
        build: { outDir },
      } = builder.config;
      for (const { file, html } of module.renderDocuments({
        styles: stylesIn(rendering),
        scriptUrl,
      })) {
        await writeFile(resolve(root, outDir, file), html);
      }
      await rm(WORKSHOP, { recursive: true });
    },
  };
}
