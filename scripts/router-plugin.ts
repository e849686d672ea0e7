import type { Plugin } from 'vite';

/** React Router's build for production, in which all that is not exported by name stands in one file. */
const ROUTER = /react-router\/dist\/production\/chunk-/;

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
        code
          .replaceAll(/^\w+\.displayName = [^;]+;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replaceAll(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          ),
    },
  };
}
