import type { Exception } from './exceptions.ts';
import type { Finding } from './finding.ts';

/** What is wrong: findings without a reason, and reasons without a finding. */
export function judge(findings: readonly Finding[], exceptions: readonly Exception[]): string[] {
  const meets = (finding: Finding, { file, code }: Exception): boolean =>
    finding.file === file && finding.code.includes(code);
  const open = findings.filter((finding) => !exceptions.some((each) => meets(finding, each)));
  const unused = exceptions.filter((each) => !findings.some((finding) => meets(finding, each)));
  return [
    ...open.map(({ file, code, message }) => `${file}: ${message}\n    ${code.slice(0, 200)}`),
    ...unused.map(({ file, code }) => `${file}: the exception for ${code} is not needed any more`),
  ];
}
