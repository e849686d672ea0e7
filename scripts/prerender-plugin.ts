import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';

const FOLDER = 'web/features/landing';
/**
 * Below node_modules, so that its imports are resolved from there; each build has its own folder.
 */
const WORKSHOP = resolve(`node_modules/.prerender-${process.pid}`);
const STILL_WORKSHOP = `${WORKSHOP}-still`;

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
type RenderStillPage = (pattern: string) => string;
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

async function importFrom<Module>(folder: string, output: Output): Promise<Module> {
  return (await import(pathToFileURL(join(folder, entryOf(output).fileName)).href)) as Module;
}

/**
 * Mantine renders its variables where the component is, in the body; a document has them in its
 * head.
 */
function withVariablesInHead(html: string): string {
  const [variables = ''] = /<style data-mantine-styles="true">[^<]*<\/style>/.exec(html) ?? [];
  return html.replace(variables, '').replace('</head>', () => `${variables}</head>`);
}

/** The element that the application is rendered into. */
const EMPTY_ROOT = '<div id="root"></div>';

/** Adds the parts of each page that need no code and no data to the page's document. */
async function fillDocuments(folder: string, renderStillPage: RenderStillPage): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.html'))) {
    const path = join(folder, file);
    const html = await readFile(path, 'utf8');
    if (!html.includes(EMPTY_ROOT)) continue;
    const page = renderStillPage(`/${file.replace(/\.html$/, '')}`);
    await writeFile(
      path,
      withVariablesInHead(html.replace(EMPTY_ROOT, () => `<div id="root">${page}</div>`)),
    );
  }
}

/**
 * Builds the application, the small script of the public pages, and those pages as documents: the
 * front page can be read without the application. Each is a separate build in one `vite build`.
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
            // The styles are inlined in the documents.
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
        still: {
          consumer: 'server',
          build: {
            outDir: STILL_WORKSHOP,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: { still: 'web/still-page.tsx' } },
          },
        },
      },
    }),
    async buildApp(builder) {
      await build(builder, 'client');
      const scriptUrl = `/${entryOf(await build(builder, 'site')).fileName}`;
      const rendering = await build(builder, 'prerender');
      const module = await importFrom<{ renderDocuments: RenderDocuments }>(WORKSHOP, rendering);
      const {
        root,
        build: { outDir },
      } = builder.config;
      for (const { file, html } of module.renderDocuments({
        styles: stylesIn(rendering),
        scriptUrl,
      })) {
        await writeFile(resolve(root, outDir, file), withVariablesInHead(html));
      }
      const still = await importFrom<{ renderStillPage: RenderStillPage }>(
        STILL_WORKSHOP,
        await build(builder, 'still'),
      );
      await fillDocuments(resolve(root, outDir), still.renderStillPage);
      await rm(WORKSHOP, { recursive: true });
      await rm(STILL_WORKSHOP, { recursive: true });
    },
  };
}
