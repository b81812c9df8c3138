import { posix } from 'node:path';
import { PLACES } from '../../src/docs/contents.ts';
import { isErrorCode } from '../../src/docs/error-codes.ts';
import type { LinkOf } from './render-markdown.ts';

const PATHS: ReadonlyMap<string, string> = new Map([
  ...PLACES.flatMap(({ file, path }) => (file === undefined ? [] : [[file, path] as const])),
  ['docs/openapi.json', '/api/openapi.json'],
]);

/** Links of a Markdown file as its page has them: to pages that are served, to the web, within the page. */
export function linksOf(file: string): LinkOf {
  return (href) => {
    if (/^(?:https?:|mailto:|[/#])/i.test(href)) return href;
    const [target = '', anchor] = href.split('#', 2);
    const path = pathOf(posix.join(posix.dirname(file), target));
    if (path === undefined) return undefined;
    return anchor === undefined ? path : `${path}#${anchor}`;
  };
}

function pathOf(file: string): string | undefined {
  const code = /^docs\/errors\/(\w+)\.md$/.exec(file)?.[1];
  if (code !== undefined && isErrorCode(code)) return `/docs/errors/${code}`;
  return PATHS.get(file);
}
