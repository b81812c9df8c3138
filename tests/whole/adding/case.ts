/** What a newcomer adds, as files and lines, and how few files that may touch. */
export interface Case {
  readonly name: string;
  /** Files touched by hand, at most; lists kept by `npx pnpm documents indexes` are counted apart. */
  readonly most: number;
  /** New files by path. A folder of several counts once when it is named in `folder`. */
  readonly files: Readonly<Record<string, string>>;
  /** Files below it count as one place. */
  readonly folder?: string;
  /** Lines put into files that are there. */
  readonly edits?: readonly Edit[];
}

/** `text` goes into `file` after the first place where `after` stands. */
export interface Edit {
  readonly file: string;
  readonly after: string;
  readonly text: string;
}
