/** The import rules of ARCHITECTURE.md. */
const featureOrder = [
  'accounts',
  'classes',
  'uploads',
  'questions',
  'quizzes',
  'welfare',
  'attempts',
  'marking',
  'results',
  'students',
  'reports',
  'connections',
  'system',
  'search',
];
const standaloneFeatures = ['typing-test', 'landing', 'dashboard'];
/** The typing test has its names checked by `welfare`. */
const alsoAllowed = { 'typing-test': ['welfare'] };

/** On either side, a feature may import only those before it, and of them only `public.ts`. */
const featureRules = ['server', 'web'].flatMap((side) =>
  [...featureOrder, ...standaloneFeatures].map((feature) => {
    const before = featureOrder.slice(0, Math.max(0, featureOrder.indexOf(feature)));
    const earlier = [...before, ...(alsoAllowed[feature] ?? [])];
    const allowed = earlier.length === 0 ? 'nothing' : `(${earlier.join('|')})/public\\.ts$`;
    return {
      name: `${side}-feature-order-${feature}`,
      severity: 'error',
      comment: `${feature} may import the public.ts of features before it`,
      from: { path: `^${side}/features/${feature}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `^${side}/features/`,
        pathNot: [`^${side}/features/${feature}/`, `^${side}/features/${allowed}`],
      },
    };
  }),
);

module.exports = {
  forbidden: [
    ...featureRules,
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'web-apart-from-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-apart-from-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'shared-is-pure',
      severity: 'error',
      comment: 'shared/ imports itself, zod and the contract builder only',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^shared/', 'node_modules/zod/', 'node_modules/@orpc/contract/'] },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: "marking's engine knows no database and no HTTP",
      from: { path: '^server/features/marking/engine/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [
          '^server/features/marking/engine/',
          '^shared/',
          '^(node:)?crypto$',
          '^node_modules/zod/',
          '^server/threads/(english-words|hash-sources)\\.ts$',
          // Reads the entities of HTML in an answer.
          '^node_modules/htmlparser2/',
        ],
      },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      comment: 'SQL lives in *-queries.ts, database/ and jobs/',
      from: {
        path: '^(server|scripts)/',
        pathNot: [
          '-queries\\.ts$',
          '^server/(database|jobs|testing)/',
          '^server/drizzle\\.config\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      to: { path: ['^node_modules/drizzle-orm/', '^node_modules/pg/', '^server/database/schema/'] },
    },
    {
      name: 'testing-only-in-tests',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '^e2e/', '^bench/', '^vitest\\.config'] },
      to: { path: '/testing/' },
    },
    {
      name: 'database-below-features',
      severity: 'error',
      from: { path: '^server/database/', pathNot: '^server/database/demo-data/' },
      to: { path: '^server/(features|http|jobs)/' },
    },
    {
      name: 'web-ui-knows-no-feature',
      severity: 'error',
      from: { path: '^web/ui/' },
      to: { path: '^web/(features|pages)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^web/dist', '^data/'] },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
