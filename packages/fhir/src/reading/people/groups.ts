/** Names joined into groups: whatever names one thing together with another names the same. Nearly linear. */
export class Groups {
  readonly #parent = new Map<string, string>();

  /** All of these name one and the same. */
  join(names: readonly string[]): void {
    const [first, ...others] = names;
    if (first === undefined) return;
    const root = this.of(first);
    for (const name of others) this.#parent.set(this.of(name), root);
  }

  /** The group a name is in, by one of its names. */
  of(name: string): string {
    let root = name;
    for (let up = this.#parent.get(root); up !== undefined && up !== root; up = this.#parent.get(root))
      root = up;
    // What was walked is led straight to the top, so that the next walk is short.
    for (let at = name; at !== root; ) {
      const up = this.#parent.get(at) ?? root;
      this.#parent.set(at, root);
      at = up;
    }
    if (!this.#parent.has(root)) this.#parent.set(root, root);
    return root;
  }

  has(name: string): boolean {
    return this.#parent.has(name);
  }

  names(): string[] {
    return [...this.#parent.keys()];
  }
}
