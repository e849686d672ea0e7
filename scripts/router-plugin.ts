import type { Plugin } from 'vite';

/**
 * React Router's production build, in which everything that is not exported by name is in one file.
 */
const ROUTER = /react-router\/dist\/production\/chunk-/;

/**
 * Components that are used only with settings that Greenpen does not use: prefetching links for its
 * framework, errors of server components, and its own error page.
 */
const uncalled = ['PrefetchPageLinks', 'RSCErrorHandler', 'DefaultErrorComponent'];

function withoutBody(code: string, name: string): string {
  const whole = new RegExp(`^function ${name}\\([\\s\\S]*?\\) \\{\\n[\\s\\S]*?^\\}$`, 'm');
  if (!whole.test(code)) throw new Error(`React Router has no ${name} any more.`);
  return code.replace(whole, `function ${name}() {}`);
}

/**
 * Lets the build leave out components of React Router that are not used, such as those of its
 * framework. They are created by calls and by classes, which bundlers cannot know to be free of
 * side effects.
 */
export function unusedRouterParts(): Plugin {
  return {
    name: 'greenpen:unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) =>
        (code.includes('function createRouter(') ? uncalled : [])
          .reduce(withoutBody, code)
          .replaceAll(/^\w+\.displayName = [^;]+;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ),
    },
  };
}
