import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

const web = fileURLToPath(new URL('../web/', import.meta.url));
const allPages = readdirSync(join(web, 'pages')).map((page) => join(web, 'pages', page));

/** What the staff's screens share of Mantine with a student's way in, and with a student's scores. */
const onTheWayIn =
  /@mantine.core.esm.components.(Anchor|Input|Alert|Switch)\b|@mantine.hooks.esm.(use-clipboard|use-focus-within)\b/;
const withScores = /@mantine.core.esm.components.(Checkbox|Radio|Badge)\b/;

/** Icons, formats and other modules of a few lines, each of which would be a file of its own. */
const pieces = /web.icons.[\w-]+\.ts$|web.ui.[\w-]+\.ts$|shared.[\w-]+\.ts$/;

/** Modules with all of ours that they import. */
function findImports(roots: readonly string[], context: Context): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.includes('node_modules')) found.add(imported);
    }
  }
  return found;
}

/** What other pages need of these pages of students, so that they load without the students' own parts. */
function findShared(pages: readonly string[], context: Context): Set<string> {
  const ofStudents = pages.map((page) => join(web, 'pages', `${page}.tsx`));
  const others = allPages.filter((page) => !ofStudents.includes(page));
  return findImports(ofStudents, context).intersection(findImports(others, context));
}

/**
 * A group of modules of ours, with what they import of packages.
 * @param library What else it takes of Mantine: its one index imports all of it, so it is named.
 */
function groupOf(name: string, library: RegExp, find: (context: Context) => Set<string>): Group {
  let ours: Set<string> | undefined;
  return {
    name: (id, context) => {
      ours ??= find(context);
      return library.test(id) || ours.has(id) ? name : null;
    },
  };
}

/**
 * A student's way in, from sign-in to the questions, in few files instead of many small ones: on a
 * phone each costs a journey to the server, and small files compress badly. So does what many of the
 * other screens share. The frame holds what staff need of the way in, for they never sit a quiz. What
 * two groups need goes with the first.
 */
export const chunkGroups: Group[] = [
  groupOf('frame', onTheWayIn, (context) =>
    findImports([join(web, 'index.html')], context).union(
      findShared(['login-page', 'enter-quiz-page', 'dashboard-page'], context),
    ),
  ),
  groupOf('boxes', withScores, (context) => findShared(['view-my-scores-page'], context)),
  { name: 'way-in', test: /web.pages.(login|enter-quiz)-page/ },
  { name: 'dashboard', test: /web.pages.dashboard-page/ },
  { name: 'scores', test: /web.pages.view-my-scores-page/ },
  { name: 'staff', test: /web.further-pages|navigation.staff-navigation|web.ui.date-input/ },
  { name: 'parts', minShareCount: 9 },
  { name: 'pieces', test: pieces, minShareCount: 2, maxModuleSize: 2_500 },
];
