import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createQueryClient } from './api/query-client.ts';
import { keepLanguage, type Language } from './texts/language.ts';
import { router } from './router.tsx';
import type { Texts } from './texts/en.ts';
import { loadTexts } from './texts/load-texts.ts';
import { SpokenContext } from './texts/texts-context.ts';

const client = createQueryClient();

interface Props {
  readonly language: Language;
  readonly texts: Texts;
}

/** The whole console, in the language it was opened in until another is chosen. */
export function ConsoleApp(first: Props): ReactNode {
  const [spoken, setSpoken] = useState(first);
  const value = useMemo(
    () => ({
      ...spoken,
      async speak(language: Language) {
        const texts = await loadTexts(language);
        keepLanguage(language);
        document.documentElement.lang = language;
        setSpoken({ language, texts });
      },
    }),
    [spoken],
  );
  return (
    <SpokenContext value={value}>
      <I18nProvider locale={spoken.language}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </SpokenContext>
  );
}
