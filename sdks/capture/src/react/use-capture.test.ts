import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCapture } from './index.ts';

it('renders on a server, without a session', () => {
  const Shown = () => {
    const { state, session } = useCapture({});
    return createElement('p', {}, `${state} ${String(session)}`);
  };
  expect(renderToString(createElement(Shown))).toBe('<p>idle undefined</p>');
});
