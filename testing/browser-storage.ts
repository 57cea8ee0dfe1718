/** A browser's storage for a test that runs without one: the entries that the returned map has. */
export function stubLocalStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  afterAll(() => vi.unstubAllGlobals());
  return stored;
}
