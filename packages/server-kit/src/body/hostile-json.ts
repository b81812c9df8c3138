import { type Issue, isCleanText } from '@svc/contracts';

/** Escapes of NUL and of surrogates, and of ASCII characters, which can spell a forbidden name. */
const ESCAPES = /\\u(?:00[0-7]|[dD][89a-fA-F])/;
const DATA_URL = /data:/i;
const RECORDING = /^\s*data:\s*(?:audio|video|application\/(?:ogg|octet-stream))\b/i;

const MAX_ISSUES = 20;
/** A longer path helps nobody and costs memory. */
const MAX_PATH_PARTS = 40;

const MAX_SHOWN_NAME = 80;

/** A value with the way to it; nested so that a path is only built when it is reported. */
interface Visit {
  readonly value: unknown;
  readonly key: string | number;
  readonly parent: Visit | null;
}

/**
 * Issues with a parsed body that no endpoint accepts anywhere, looked for inside unknown fields too: names that
 * pollute prototypes, text that cannot be stored, audio recordings. `text` is what `value` was parsed from.
 */
export function findHostileValues(text: string, value: unknown): Issue[] {
  return isSuspicious(text) ? inspect(value) : [];
}

/** A body without any of these needs no walk. Each search starts with a character that is rare in a clean body. */
function isSuspicious(text: string): boolean {
  return (
    (text.includes('\\u') && ESCAPES.test(text)) ||
    text.includes('__proto__') ||
    text.includes('prototype') ||
    (text.includes('/') && DATA_URL.test(text))
  );
}

function inspect(root: unknown): Issue[] {
  const issues: Issue[] = [];
  const pending: Visit[] = [{ value: root, key: '', parent: null }];
  for (let visit = pending.pop(); visit !== undefined && issues.length < MAX_ISSUES; visit = pending.pop()) {
    if (typeof visit.value === 'string') report(issues, visit, textProblem(visit.value));
    else if (Array.isArray(visit.value)) visitItems(visit.value, visit, pending);
    else if (typeof visit.value === 'object' && visit.value !== null)
      visitFields(visit.value, visit, pending, issues);
  }
  return issues;
}

function visitItems(items: readonly unknown[], parent: Visit, pending: Visit[]): void {
  for (let index = items.length - 1; index >= 0; index--) {
    const value = items[index];
    if (typeof value === 'string' || typeof value === 'object') pending.push({ value, key: index, parent });
  }
}

function visitFields(fields: object, parent: Visit, pending: Visit[], issues: Issue[]): void {
  for (const [key, value] of Object.entries(fields).reverse()) {
    const visit: Visit = { value, key, parent };
    report(issues, visit, nameProblem(key, value));
    if (typeof value === 'string' || typeof value === 'object') pending.push(visit);
  }
}

function report(issues: Issue[], visit: Visit, message: string | undefined): void {
  if (message !== undefined) issues.push({ path: pathOf(visit), message });
}

function nameProblem(key: string, value: unknown): string | undefined {
  if (key === '__proto__') return 'is not allowed as a field name';
  if (
    key === 'constructor' &&
    typeof value === 'object' &&
    value !== null &&
    Object.hasOwn(value, 'prototype')
  ) {
    return 'is not allowed as a field name with a prototype inside';
  }
  return isCleanText(key) ? undefined : 'the field name must not contain a NUL character or a lone surrogate';
}

function textProblem(text: string): string | undefined {
  if (!isCleanText(text)) return 'must not contain a NUL character or a lone surrogate';
  if (RECORDING.test(text))
    return 'must not carry a recording: raw audio and video are never accepted, send derived numbers';
  return undefined;
}

function pathOf(visit: Visit): string {
  const parts: (string | number)[] = [];
  for (let at = visit; at.parent !== null; at = at.parent) {
    parts.push(at.key);
    if (parts.length > MAX_PATH_PARTS) return 'body';
  }
  const path = parts.reverse().reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? plain(part) : `${text}.${plain(part)}`;
  }, '');
  return path === '' ? 'body' : path;
}

/** A caller's field name as it may be shown in an answer. */
function plain(key: string): string {
  return isCleanText(key) ? key.slice(0, MAX_SHOWN_NAME) : '?';
}
