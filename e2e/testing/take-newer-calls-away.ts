/** Runs in a page before anything else: removes what the oldest supported browsers lack. */
export function takeNewerCallsAway(): void {
  const missing = {
    'Array.prototype': ['toSorted', 'toReversed', 'toSpliced', 'with'],
    'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'],
    'String.prototype': ['isWellFormed', 'toWellFormed'],
    'Document.prototype': ['startViewTransition'],
    'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'moveBefore'],
    'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
    Array: ['fromAsync'],
    Map: ['groupBy'],
    Object: ['groupBy'],
    Promise: ['withResolvers', 'try'],
    AbortSignal: ['any'],
    URL: ['canParse', 'parse'],
    Response: ['json'],
    Symbol: ['dispose', 'asyncDispose'],
    CSS: ['registerProperty'],
    Uint8Array: ['fromBase64', 'fromHex'],
    Intl: ['DurationFormat'],
    RegExp: ['escape'],
    globalThis: ['Iterator', 'scheduler', 'navigation', 'ViewTransition'],
  };
  for (const [path, names] of Object.entries(missing)) {
    let owner: object = globalThis;
    for (const name of path.split('.')) owner = Reflect.get(owner, name);
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}
