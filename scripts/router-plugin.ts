import type { Plugin } from 'vite';

/** React Router's build for production, in which all that is not exported by name stands in one file. */
const ROUTER = /react-router\/dist\/production\/chunk-/;

/**
 * What it calls only where something is set that nothing here sets: links that prefetch for its
 * framework, errors of server components, and its own error page.
 */
const uncalled = ['PrefetchPageLinks', 'RSCErrorHandler', 'DefaultErrorComponent'];

function withoutBody(code: string, name: string): string {
  const whole = new RegExp(`^function ${name}\\([\\s\\S]*?\\) \\{\\n[\\s\\S]*?^\\}$`, 'm');
  if (!whole.test(code)) throw new Error(`React Router has no ${name} any more.`);
  return code.replace(whole, `function ${name}() {}`);
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
