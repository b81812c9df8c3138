import type { ReactNode } from 'react';

/** Sentences of an engine, which are English whatever the page speaks. */
export function EnglishList({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return (
    <ul lang="en" className="svc-list">
      {texts.map((text, index) => (
        <li key={`${index} ${text}`}>{text}</li>
      ))}
    </ul>
  );
}

interface GroupProps {
  readonly title: string;
  readonly texts: readonly string[];
}

/** A list under its title; nothing when it is empty. */
export function EnglishGroup({ title, texts }: GroupProps): ReactNode {
  if (texts.length === 0) return null;
  return (
    <div className="svc-group">
      <h4>{title}</h4>
      <EnglishList texts={texts} />
    </div>
  );
}
