import type { CdsCard, CdsCardKind, CdsIndicator } from '@svc/contracts';
import { cardId } from './card-id.ts';
import { escapeMarkdown, plainText } from './plain-text.ts';
import { OVERRIDE_REASONS } from './override-reasons.ts';

/** What a card says, before it is laid out. */
export interface Finding {
  readonly kind: CdsCardKind;
  readonly indicator: CdsIndicator;
  readonly summary: string;
  /** Paragraphs of plain text: what they quote of a record stands between quotation marks of code. */
  readonly paragraphs: readonly string[];
  /** Of order-select: about what was selected just now, or about other drafts only. */
  readonly about?: 'selected' | 'others';
}

export interface CardContext {
  /** The public origin that links start with. */
  readonly origin: string;
  readonly random: (bytes: number) => Uint8Array;
}

const MOST_SUMMARY = 139;
const MOST_PARAGRAPH = 1500;
const TOPIC_SYSTEM = 'https://svc.example/fhir/CodeSystem/cds-card-kind';

const TOPICS: Readonly<Record<CdsCardKind, string>> = {
  relapse: 'Early warning of relapse',
  laboratory: 'Laboratory value',
  monitoring: 'Overdue monitoring',
  interaction: 'Interaction of medicines',
  medicine_note: 'Medicine to check',
  unread: 'Part of the record was not read',
  allergy: 'Allergy on record',
};

const ADVISORY =
  '_Advisory: decision support for review by a clinician, computed by fixed rules from what was sent. Not a diagnosis, not a prescribing decision, and not complete: what was not sent was not assessed._';

/** Lays out a finding as a card, with where it comes from, why it may be set aside, and the advisory wording. */
export function toCard(
  { kind, indicator, summary, paragraphs }: Finding,
  { origin, random }: CardContext,
): CdsCard {
  return {
    uuid: cardId(kind, random),
    summary: cut(plainText(summary), MOST_SUMMARY),
    detail: [
      ...paragraphs.map((text) => escapeMarkdown(cut(plainText(text), MOST_PARAGRAPH))),
      ADVISORY,
    ].join('\n\n'),
    indicator,
    source: {
      label: 'Clinical Intelligence API',
      url: `${origin}/docs`,
      topic: { system: TOPIC_SYSTEM, code: kind, display: TOPICS[kind] },
    },
    overrideReasons: OVERRIDE_REASONS,
    links: [{ label: 'How this is computed, and its limits', url: `${origin}/docs`, type: 'absolute' }],
  };
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most - 1);
  // Never half of a pair of code units.
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
}
