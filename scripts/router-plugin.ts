import type { Plugin } from 'vite';

/** React Router's build for production, in which all that is not exported by name stands in one file. */
const ROUTER = /react-router\/dist\/production\/chunk-/;

/**
 * What it calls only where something is set that nothing here sets: links that prefetch for its
 * framework, errors of server components, instruments, a route without an error page, forms,
 * fetchers, and routes that become known later.
 */
const uncalled: Record<string, string> = {
  PrefetchPageLinks: '',
  RSCErrorHandler: '',
  instrumentClientSideRouter: '',
  getRouteInstrumentationUpdates: '',
  DefaultErrorComponent: '',
  normalizeNavigateOptions: 'return { path };',
  handleAction: 'throw Error("No route of this build has an action");',
  fetch2: 'throw Error("This build has no fetchers");',
  checkFogOfWar: 'return { active: false, matches: null };',
  discoverRoutes: '',
  patchRoutesImpl: 'throw Error("The routes of this build stand");',
};

function withBody(code: string, [name, body]: [string, string]): string {
  const start = `(?:async )?function ${name}\\([\\s\\S]*?\\) \\{`;
  const whole = new RegExp(`^( *)(${start})\\n[\\s\\S]*?^\\1\\}$`, 'm');
  if (!whole.test(code)) throw new Error(`React Router has no ${name} any more.`);
  return code.replace(whole, `$1$2 ${body} }`);
}

/**
 * Lets the build leave out the components of React Router that nothing here uses, such as those of
 * its framework. They are made by calls and by classes, which no bundler knows to be without effect.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'greenpen:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) =>
        (code.includes('function createRouter(') ? Object.entries(uncalled) : [])
          .reduce(withBody, code)
          .replaceAll(/^\w+\.displayName = [^;]+;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ),
    },
  };
}
