import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Context = Rolldown.ChunkingContext;

const web = fileURLToPath(new URL('../web/', import.meta.url));
const allPages = readdirSync(join(web, 'pages')).map((page) => join(web, 'pages', page));

/**
 * Parts of Mantine that the staff's screens share with a student's way in, and with a student's
 * scores.
 */
const onTheWayIn =
  /@mantine.core.esm.components.(Anchor|Input|Alert|Switch)\b|@mantine.hooks.esm.(use-clipboard|use-focus-within)\b/;
const withScores = /@mantine.core.esm.components.(Checkbox|Radio|Badge)\b/;

/**
 * Icons, formats and other very small modules, each of which would otherwise be a separate file.
 */
const pieces = /web.icons.[\w-]+\.ts$|web.ui.[\w-]+.[\w-]+\.ts$|shared.[\w-]+\.ts$/;

/** What all staff screens load, and very small modules that several of them share. */
const onlyStaff =
  /web.further-pages|navigation.staff-navigation|web.ui.dates.date-input|web.ui.marks.ink-bar|quizzes.code-in-address|runs.format-expense/;

/** Returns the modules with all of Greenpen's modules that they import. */
function findImports(roots: readonly string[], context: Context): Set<string> {
  const found = new Set(roots);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) {
      if (!imported.includes('node_modules')) found.add(imported);
    }
  }
  return found;
}

/**
 * Returns the modules that other pages share with these student pages, so that they load without
 * the rest of the student pages.
 */
function findShared(pages: readonly string[], context: Context): Set<string> {
  const ofStudents = pages.map((page) => join(web, 'pages', `${page}.tsx`));
  const others = allPages.filter((page) => !ofStudents.includes(page));
  return findImports(ofStudents, context).intersection(findImports(others, context));
}

/**
 * Creates a group of Greenpen's modules, with part of what they import from packages.
 * @param library Matches the parts of Mantine to include: its single index imports everything, so
 * they must be named.
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
 * Puts a student's way in, from sign-in to the questions, into few files instead of many small
 * ones: on a phone each file costs a round trip to the server, and small files compress badly. The
 * same goes for modules that many of the other screens share. The frame contains the parts of the
 * way in that staff need, because they never sit a quiz. Modules that two groups need go with the
 * first.
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
  { name: 'staff', test: onlyStaff },
  { name: 'parts', minShareCount: 9 },
  { name: 'pieces', test: pieces, minShareCount: 2, maxModuleSize: 2_500 },
];
