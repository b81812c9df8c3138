import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-context.ts';
import { Badge } from './badge.tsx';

export function ModeBadge({ mode }: { readonly mode: 'test' | 'live' }): ReactNode {
  const { common } = useTexts();
  return <Badge tone={mode === 'live' ? 'info' : 'idle'}>{common[mode]}</Badge>;
}
