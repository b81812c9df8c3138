export { defineTimelineElement, type TimelineElement } from './timeline-element.ts';
export type { TimelineData } from './timeline-data.ts';
export { reasonOf } from './words.ts';
