import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
const NOT_SERVED = /\.(test|fixture)\.ts$|\/(dist|node_modules|testing)\//;
const files = globSync(['packages/*/src/**/*.ts', 'services/*/src/**/*.ts', 'cli/src/**/*.ts'], { cwd: root })
  .filter((file) => !NOT_SERVED.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Looked through one by one: each makes its patterns when its module loads or the server starts. */
const MAKES_PATTERNS: ReadonlySet<string> = new Set([
  'packages/engines/src/context/laboratory-values.ts',
  'packages/clinical/src/states/find-states.ts',
  'packages/clinical/src/safety-words/said-of-now.ts',
  'packages/clinical/src/safety-words/wording.ts',
  'packages/engines/src/medication-lines/counted-dose.ts',
  'packages/engines/src/medication-lines/dose-text.ts',
  'packages/engines/src/medication-lines/less-than-daily.ts',
  'packages/engines/src/medication-lines/stop-time.ts',
  'packages/fhir/src/reading/medicines/amounts.ts',
  'packages/fhir/src/reading/medicines/dose-text.ts',
  'packages/fhir/src/reading/medicines/no-medicine.ts',
  'packages/labs/src/find-identifiers.ts',
  'packages/clinical/src/language/classify-answer.ts',
  'packages/clinical/src/language/pattern.ts',
  'packages/clinical/src/language/remark.ts',
  'packages/mse-draft/src/find/define-rule.ts',
  'packages/mse-draft/src/find/match-rules.ts',
  'packages/mse-draft/src/find/risk/question-wordings.ts',
  'packages/mse-draft/src/segment/prompt-injection/find-injections.ts',
  'packages/mse-draft/src/segment/read-transcript.ts',
  'packages/intelligence/src/untrusted/mask-identifiers.ts',
  'packages/server-kit/src/routes/route-table.ts',
  'packages/server-kit/src/body/unread-members.ts',
]);

/** Every match in what is served, with its file. */
function findings(pattern: RegExp): string[] {
  return files.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([found]) => `${file}: ${found}`));
}

/** What stands in a pattern's group, each once. */
function kinds(pattern: RegExp): string[] {
  return [...new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, kind]) => kind ?? '')))];
}

describe('what is served', () => {
  it('is looked at', () => {
    expect(files.length).toBeGreaterThan(300);
  });

  it('starts no other program and evaluates no text', () => {
    expect(findings(/\bnode:(child_process|vm|repl|inspector)\b|(?<![\w.])eval\(|\bnew Function\b/g)).toEqual(
      [],
    );
  });

  it('uses the hashes and ciphers of the list alone', () => {
    expect(kinds(/\bcreate(?:Hash|Hmac)\(\s*([^,)\s]+)/g)).toEqual(["'sha256'"]);
    expect(kinds(/\bcreate(?:Cipher|Decipher)iv\(\s*([^,\s]+)/g)).toEqual(["'aes-256-gcm'"]);
    expect(kinds(/\bhkdfSync\(\s*([^,\s]+)/g)).toEqual(["'sha256'"]);
    expect(findings(/\b(?:pbkdf2|scrypt|createDiffieHellman|publicEncrypt|privateDecrypt)\w*\(/g)).toEqual(
      [],
    );
  });

  it('draws random values from the generator of the system alone', () => {
    expect(findings(/\bMath\.random\b/g)).toEqual([]);
  });

  it('never turns the check of certificates off', () => {
    expect(findings(/\brejectUnauthorized\s*:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/g)).toEqual([]);
  });

  it('puts long texts into a normal form by the linear helper alone', () => {
    const files = findings(/\.normalize\(/g).map((found) => found.slice(0, found.indexOf(':')));
    expect([...new Set(files)].toSorted()).toEqual([
      'packages/contracts/src/values/normal-form.ts',
      // A line of a list of medicines: the contract bounds it.
      'packages/engines/src/medication-lines/latin-letters.ts',
      // One word of bounded length, and names of bounded length.
      'packages/mse-draft/src/segment/prompt-injection/read-pieces.ts',
      'packages/store/src/mse/facts.ts',
    ]);
  });

  it('spreads no list into a push: a long one would overflow the stack', () => {
    expect(findings(/\.(?:push|unshift)\(\.\.\./g)).toEqual([]);
  });

  it('makes regular expressions in known places alone, from tables of its own', () => {
    const makers = files.filter(({ text }) => text.includes('new RegExp(')).map(({ file }) => file);
    expect(makers.filter((file) => !MAKES_PATTERNS.has(file))).toEqual([]);
  });
});
