import { useMemo } from 'react';
import { useSpoken } from '../texts/texts-context.ts';
import { createFormat, type Format } from './format.ts';

export function useFormat(): Format {
  const { language } = useSpoken();
  return useMemo(() => createFormat(language), [language]);
}
