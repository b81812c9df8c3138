import { clockOf, type MarkKind, type Row } from './timeline-data.ts';

/** Units of the drawing: the whole scales with the place it has. */
const UNITS_PER_SECOND = 6;
const HEIGHT = 50;
/** So much is seen of what has no length. */
const LEAST_WIDTH = 1.5;
const TICK_SECONDS = 10;

/** Each kind has a place of its own, so that none is known by its colour alone. */
const PLACES: Readonly<Record<MarkKind, readonly [top: number, height: number]>> = {
  gap: [14, 36],
  asked: [16, 8],
  again: [16, 8],
  wait: [28, 5],
  waitOut: [28, 5],
  speech: [37, 11],
};

/** A row as a picture: bars by kind, the numbers of the questions above, a tick for every ten seconds. */
export function drawRow({ fromSeconds, seconds, pieces, numbers }: Row): SVGSVGElement {
  const width = seconds * UNITS_PER_SECOND;
  const picture = svg('svg', {
    viewBox: `0 0 ${width} ${HEIGHT + 14}`,
    class: 'row',
    'aria-hidden': 'true',
  });
  for (const { kind, from, to } of pieces)
    picture.append(bar(kind, from * UNITS_PER_SECOND, (to - from) * UNITS_PER_SECOND));
  for (const { number, atSeconds } of numbers)
    picture.append(words(String(number), Math.min(atSeconds * UNITS_PER_SECOND, width - 8), 11));
  picture.append(
    svg('path', { class: 'axis', d: axis(seconds) }),
    words(clockOf(fromSeconds), 0, HEIGHT + 13),
  );
  return picture;
}

/** A bar of one kind, for the row and for the legend. */
function bar(kind: MarkKind, x: number, width: number): SVGElement {
  const [y, height] = PLACES[kind];
  const size = { x: x.toFixed(1), y: String(y), height: String(height) };
  return svg('rect', { ...size, width: Math.max(LEAST_WIDTH, width).toFixed(1), class: kind });
}

/** How a kind looks, beside its name. */
export function swatch(kind: MarkKind): SVGSVGElement {
  const [top, height] = PLACES[kind];
  const picture = svg('svg', {
    viewBox: `0 ${top - 2} 30 ${height + 4}`,
    class: 'swatch',
    'aria-hidden': 'true',
  });
  picture.append(bar(kind, 1, 28));
  return picture;
}

function axis(seconds: number): string {
  const ticks = Array.from({ length: seconds / TICK_SECONDS + 1 }, (_, i) => {
    const at = i * TICK_SECONDS * UNITS_PER_SECOND;
    return `M${at} ${HEIGHT}v${i === 0 ? 4 : 2}`;
  });
  return `M0 ${HEIGHT}h${seconds * UNITS_PER_SECOND}${ticks.join('')}`;
}

function words(text: string, x: number, y: number): SVGElement {
  const made = svg('text', { x: x.toFixed(1), y: String(y) });
  made.textContent = text;
  return made;
}

function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
