import { parseSync, type Plugin } from 'vite';

const RENDERER = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/;

/**
 * Kinds of nodes, as React numbers them, that this application never renders: server-rendered
 * boundaries (18), SuspenseList (19), head elements and stylesheets placed by React (26), html, head
 * and body (27), and ViewTransition (30). Mantine does render Activity (31).
 */
const unusedKinds = new Set([18, 19, 26, 27, 30]);

/** What React asks for each of these kinds, by its name and what it then answers. */
const unusedFunctions: Record<string, string> = {
  // View transitions are the browser's own here, begun by the router.
  commitAppearingPairViewTransitions: '',
  commitEnterViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  measureNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  trackEnterViewTransitions: '',
  commitAfterMutationEffectsOnFiber: '',
  // Nothing asks for a reference to a fragment.
  commitFragmentInstanceDeletionEffects: '',
  commitFragmentInstanceInsertionEffects: '',
  commitNewChildToFragmentInstances: '',
  // A form is sent by its onSubmit.
  extractEvents$1: '',
  // Nothing is hydrated, so no event waits for it.
  attemptExplicitHydrationTarget: '',
  attemptReplayContinuousQueuedEvent: 'return true;',
  canHydrateHydrationBoundary: 'return null;',
  canHydrateInstance: 'return null;',
  canHydrateTextInstance: 'return null;',
  popHydrationState: 'return false;',
  queueIfContinuousEvent: 'return false;',
  retryIfBlockedOn: '',
  retryDehydratedSuspenseBoundary: '',
  updateDehydratedSuspenseComponent: 'return null;',
  // The document's head is the server's.
  isHostHoistableType: 'return false;',
};

/** What throws in place of doing nothing, since only a call of ours could lead there. */
const refused = [
  'FragmentInstance',
  'mountActionState',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'rerenderActionState',
  'setPropOnCustomElement',
  'startViewTransition',
  'updateActionState',
];

/** What would need a part that is left out. */
const wouldNeed =
  /import\s*\{[^}]*\b(?:ViewTransition|SuspenseList|useActionState|useFormState|useFormStatus|hydrateRoot|preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^}]*\}\s*from\s*['"]react(?:-dom(?:\/client)?)?['"]/;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A variable that only hydration sets. */
const HYDRATING = 'isHydrating';

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (value: unknown): unknown => (value as { name?: unknown } | null)?.name;

const isKind = (value: unknown): boolean =>
  unusedKinds.has((value as { value?: unknown } | null)?.value as number);

/** `fiber.tag`, whatever the fiber is called. */
const readsKind = (value: unknown): boolean =>
  isNode(value) && value.type === 'MemberExpression' && nameOf(value.property) === 'tag';

const leaves = /^(?:Return|Break|Throw|Continue)Statement$/;

/** Whether what follows these statements is never reached from them. */
function alwaysLeaves(statements: readonly Node[]): boolean {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return alwaysLeaves(last.body as Node[]);
  return last !== undefined && leaves.test(last.type);
}

/** The variables that a statement declares for its whole function. */
function declaredIn(node: Node): string[] {
  if (node.type.startsWith('Function')) return [];
  const own = node.type === 'VariableDeclaration' && node.kind === 'var';
  const names = own ? (node.declarations as Node[]).map(({ id }) => String(nameOf(id))) : [];
  return [...names, ...childrenOf(node).flatMap(declaredIn)];
}

/** The cases of unused kinds, with what they do unless the case above falls into it. */
function unusedCases(node: Node): Edit[] {
  const edits: Edit[] = [];
  let isFallenInto = false;
  for (const one of node.cases as Node[]) {
    const own = one.consequent as Node[];
    if (isKind(one.test)) {
      const end = isFallenInto ? (own[0]?.start ?? one.end) : one.end;
      // Other cases may use what this one declares.
      const names = isFallenInto ? [] : own.flatMap(declaredIn);
      const text = names.length > 0 ? `case NaN: var ${names.join()}; break; ` : '';
      edits.push({ start: one.start, end, text });
      if (!isFallenInto) continue;
    }
    isFallenInto = !alwaysLeaves(own);
  }
  return edits;
}

function editsOf(node: Node): Edit[] {
  const { type, start, end } = node;
  if (type === 'FunctionDeclaration') {
    const name = String(nameOf(node.id));
    const body = node.body as Node;
    const instead = refused.includes(name)
      ? `throw Error("${name} is left out of this build");`
      : unusedFunctions[name];
    if (instead !== undefined)
      return [{ start: body.start, end: body.end, text: `{ ${instead} }` }];
    if ((node.params as Node[]).some((parameter) => nameOf(parameter) === HYDRATING)) return [];
  }
  if (type === 'BinaryExpression' && isKind(node.left) && readsKind(node.right)) {
    return [{ start, end, text: node.operator === '===' ? 'false' : 'true' }];
  }
  if (type === 'SwitchStatement' && readsKind(node.discriminant)) {
    const cases = unusedCases(node);
    const isCut = (edit: Edit) =>
      cases.some((cut) => edit.start >= cut.start && edit.end <= cut.end);
    return [...cases, ...within(node).filter((edit) => !isCut(edit))];
  }
  if (type === 'Identifier' && node.name === HYDRATING) return [{ start, end, text: 'false' }];
  if (type === 'AssignmentExpression' && nameOf(node.left) === HYDRATING) {
    return [{ start, end, text: 'false' }];
  }
  if (type === 'VariableDeclarator' && nameOf(node.id) === HYDRATING) return [];
  return within(node);
}

const within = (node: Node): Edit[] => childrenOf(node).flatMap(editsOf);

function withoutUnused(code: string): string {
  const program = parseSync('react-dom.js', code).program as unknown as Node;
  const missing = [...Object.keys(unusedFunctions), ...refused].filter(
    (name) => !code.includes(`function ${name}(`),
  );
  if (missing.length > 0) throw new Error(`React has no ${missing.join(', ')} any more.`);
  return editsOf(program)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
    .replaceAll(/^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^\};$/gm, '')
    .replace(/^exports\.hydrateRoot = function[\s\S]*?^\};$/m, '');
}

/**
 * Lets the build of the application leave out the parts of React that it has no use for. All of them
 * stand in one file, behind the kind of the node at hand, so no bundler can find out by itself. The
 * open pages are hydrated by a build of their own, which has all of React.
 */
export function unusedReactParts(): Plugin {
  return {
    name: 'greenpen:unused-react-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.(?:[cm]?js|tsx?)$/ },
      handler(code, id) {
        if (RENDERER.test(id)) return withoutUnused(code);
        const needed = wouldNeed.exec(code)?.[0];
        if (needed) this.error(`${id} needs a part of React that is left out: ${needed}`);
        return undefined;
      },
    },
  };
}
