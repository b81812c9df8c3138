import { type RefObject, useEffect, useRef, useState } from 'react';

const FIRST_WIDTH = 640;

/** The width of an element in pixels, as it changes: a chart is drawn to it, so that its letters keep their size. */
export function useWidth<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number] {
  const element = useRef<Element>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    const observed = element.current;
    if (observed === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
