import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { CaptureSession } from '@svc/capture';
import { useCapture } from '@svc/capture/react';

/** Every session that was made, to see what became of it. */
const sessions = new Set<CaptureSession>();

function Interview() {
  const { session, state, reading } = useCapture({ consent: { required: false } });
  if (session !== undefined) sessions.add(session);
  const heard = reading === undefined ? 'nothing' : 'something';
  return createElement('button', { onClick: () => void session?.start() }, `${state}, ${heard}`);
}

function App() {
  const [isThere, setIsThere] = useState(true);
  const leave = createElement('a', { onClick: () => setIsThere(false) }, 'leave');
  return createElement('div', {}, isThere ? createElement(Interview) : 'gone', leave);
}

Object.assign(globalThis, { sessionStates: () => [...sessions].map(({ state }) => state) });
const place = document.getElementById('app');
if (place !== null) createRoot(place).render(createElement(StrictMode, {}, createElement(App)));
