const MAX_REDIRECTS = 12;

/** A browser's requests with cookies; each origin has its own. */
export class CookieBrowser {
  readonly #cookies = new Map<string, Map<string, string>>();

  /** Sends one request without following redirects. */
  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url);
    const jar = this.#cookies.get(origin) ?? new Map<string, string>();
    this.#cookies.set(origin, jar);
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  }

  async post(url: string, body: unknown): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
    return this.fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Follows redirects until a page of `origin` outside its API; returns that page's address. */
  async follow(url: string, origin: string): Promise<URL> {
    let next = new URL(url);
    for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
      const response = await this.fetch(next.href);
      await response.body?.cancel();
      const location = response.headers.get('location');
      if (location === null) throw new Error(`${next.href} answers ${response.status}.`);
      next = new URL(location, next);
      if (next.origin === origin && !next.pathname.startsWith('/api/')) return next;
    }
    throw new Error('The redirects did not end.');
  }

  /** Returns the names and values of an origin's cookies, as a request header. */
  cookiesOf(origin: string): string {
    const jar = this.#cookies.get(origin) ?? [];
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  if (/max-age=0\b|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
  else jar.set(name, pair.slice(pair.indexOf('=') + 1));
}
