import type { Intelligence } from '@svc/contracts';
import type { ReactNode } from 'react';
import type { AnswerTexts } from '../texts/en.ts';
import { AnswerBadge } from './badge.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { EnglishGroup } from './english.tsx';
import { statusOf } from './status.ts';

interface Props {
  readonly intelligence: Intelligence;
  readonly disclaimer: string;
  readonly texts: AnswerTexts;
}

/** What has to be seen first: whether somebody must look, what is flagged, the status, and what this is not. */
export function AnswerHead({ intelligence, disclaimer, texts }: Props): ReactNode {
  const { headline, flagged, requiresClinicianReview } = intelligence.summary;
  const { word, tone, isUnknown } = statusOf(intelligence, texts);
  return (
    <header className="svc-head">
      <p className="svc-badges">
        {requiresClinicianReview && <AnswerBadge tone="bad">{texts.head.review}</AnswerBadge>}
        <span>
          <span className="svc-soft">{texts.head.status}: </span>
          <AnswerBadge tone={tone} lang={isUnknown ? 'en' : undefined}>
            {word}
          </AnswerBadge>
        </span>
      </p>
      <EnglishGroup title={texts.head.flagged} texts={flagged} />
      <p className="svc-headline" lang="en">
        {headline}
      </p>
      {!requiresClinicianReview && <p className="svc-soft">{texts.head.noReview}</p>}
      <Disclaimer text={disclaimer} texts={texts} />
    </header>
  );
}
