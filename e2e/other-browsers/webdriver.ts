/** A step of the input actions, which WebDriver and WebDriver BiDi encode the same way. */
type InputAction = Record<string, unknown>;

export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  actions: InputAction[];
}

/** An installed browser, with the operations that both protocols support. */
export interface DrivenBrowser {
  open(url: string): Promise<void>;
  /** Calls the function with these arguments in the page. Arguments and result are JSON. */
  call<Result>(source: string, parameters: unknown[]): Promise<Result>;
  act(sources: InputSource[]): Promise<void>;
  close(): Promise<void>;
}

/** Keys by name, with their WebDriver codes. */
export const keys = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
} as const;

export function typing(text: string): InputSource[] {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

export function clickingAt({ x, y }: { x: number; y: number }): InputSource[] {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', actions }];
}
