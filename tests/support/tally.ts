/** Counts by name. */
export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string | number, amount = 1): void {
    const key = String(name);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + amount);
  }

  of(name: string | number): number {
    return this.#counts.get(String(name)) ?? 0;
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** `200: 12, 400: 3`, sorted by name. */
  toString(): string {
    return [...this.#counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ');
  }
}
