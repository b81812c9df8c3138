import type { RelapsePrediction } from '@svc/client';

/** What was found, and always the disclaimer with it. */
export function Prediction({ prediction }: { readonly prediction: RelapsePrediction }) {
  const { level, assessed, recommendation, disclaimer, intelligence } = prediction;
  return (
    <article>
      <h2 data-part="headline">{intelligence.summary.headline}</h2>
      {/* Without usable input the score is 0, which is no low risk. */}
      <p data-part="level">{assessed ? `Level: ${level}` : 'Not assessed'}</p>
      <p>{recommendation}</p>
      <footer data-part="disclaimer">{disclaimer}</footer>
    </article>
  );
}
