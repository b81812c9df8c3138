interface Issue {
  readonly path: string;
  readonly message: string;
}

interface ProblemParts {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly requestId?: string | undefined;
  readonly docs?: string | undefined;
  readonly issues?: readonly Issue[] | undefined;
  /** What a sign-in would mend; undefined when none would. */
  readonly wants?: SignInKind | undefined;
}

/** `session`: nobody is signed in. `recent`: the act asks for a fresh sign-in. */
export type SignInKind = 'session' | 'recent';

/** Why a call was not answered as asked. */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly docs: string | undefined;
  readonly issues: readonly Issue[];
  readonly wants: SignInKind | undefined;

  constructor({ status, code, message, requestId, docs, issues = [], wants }: ProblemParts) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.docs = docs;
    this.issues = issues;
    this.wants = wants;
  }

  /** Whether the same call may succeed a moment later. */
  get passes(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

/** What the answer says of one field; undefined when nothing. */
export function issueOf(problem: Problem | null | undefined, path: string): string | undefined {
  return problem?.issues.find((issue) => isAt(issue, path))?.message;
}

/** What the answer says beside what `issueOf` finds for these fields. */
export function issuesBeside({ issues }: Problem, fields: readonly string[]): readonly Issue[] {
  const told = new Set(fields.map((field) => issues.find((issue) => isAt(issue, field))));
  return issues.filter((issue) => !told.has(issue));
}

function isAt(issue: Issue, path: string): boolean {
  return issue.path === path || issue.path.startsWith(`${path}[`);
}

/** Whatever was thrown, as a problem. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem({ status: 0, code: 'unexpected', message: error instanceof Error ? error.message : '' });
}
