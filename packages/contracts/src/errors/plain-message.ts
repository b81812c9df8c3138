/** A problem as zod reports it. */
export interface ReportedIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  readonly expected?: unknown;
  readonly values?: readonly unknown[] | undefined;
  readonly keys?: readonly string[] | undefined;
  readonly errors?: readonly (readonly ReportedIssue[])[] | undefined;
}

/** Kinds of values as people call them. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  NaN: 'a value that is no number',
  nan: 'a value that is no number',
  bigint: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  file: 'a file',
  null: 'null',
};

/** As many names as fit into a message. */
const MOST_KEYS = 50;

/** What the validator says of its own accord; every other message is written beside its schema. */
const RAW = /^(?:Invalid|Too|Unrecognized)\b/;

/**
 * What is wrong with a field, in one voice: what it must be, and which kind of value came, never the value itself.
 *
 * `must be a number, not a text`
 */
export function plainMessage(issue: ReportedIssue): string {
  const { message } = issue;
  const came = /received (\w+)$/.exec(message)?.[1];
  if (came === 'undefined') return 'is required';
  if (!RAW.test(message)) return message;
  const wanted = wantedBy(issue);
  if (wanted === undefined) return 'must have another form: see the reference of this endpoint';
  return came === undefined ? wanted : `${wanted}, not ${KINDS[came] ?? 'another kind of value'}`;
}

function wantedBy({ code, expected, values, keys, errors }: ReportedIssue): string | undefined {
  if (code === 'invalid_type') return `must be ${KINDS[String(expected)] ?? String(expected)}`;
  if (code === 'invalid_value' && values)
    return `must be ${oneOf(values.map((value) => JSON.stringify(value)))}`;
  if (code === 'unrecognized_keys' && keys)
    return `takes no ${keys
      .slice(0, MOST_KEYS)
      .map((key) => `"${key}"`)
      .join(', ')}`;
  if (code === 'invalid_union' && errors) return fitsNone(errors);
  return undefined;
}

/** The kinds of value that the branches of a union take. */
function fitsNone(errors: readonly (readonly ReportedIssue[])[]): string | undefined {
  const kinds = errors.flatMap(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? [KINDS[String(first.expected)] ?? ''] : [],
  );
  return kinds.length === 0 ? undefined : `must be ${oneOf([...new Set(kinds)])}`;
}

function oneOf(options: readonly string[]): string {
  if (options.length < 2) return options.join('');
  return `one of ${options.join(', ')}`;
}
