/** A cache for slow results, by key; evicts the least recently used first. */
export class LruCache<T> {
  private readonly results = new Map<string, T>();

  constructor(private readonly max: number) {}

  get(key: string, make: () => T): T {
    const known = this.results.get(key);
    if (known !== undefined) {
      this.results.delete(key);
      this.results.set(key, known);
      return known;
    }
    const made = make();
    this.results.set(key, made);
    const [oldest] = this.results.keys();
    if (this.results.size > this.max && oldest !== undefined) this.results.delete(oldest);
    return made;
  }
}
