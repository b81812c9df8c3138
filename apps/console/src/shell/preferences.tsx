import { type ReactNode, useState } from 'react';
import { SelectField } from '../form/select-field.tsx';
import { type Language, LANGUAGES } from '../texts/language.ts';
import { useSpoken } from '../texts/texts-context.ts';
import { keepScheme, keptScheme, type Scheme, SCHEMES } from './colour-scheme.ts';

/** Language and colours of this browser. */
export function Preferences(): ReactNode {
  const { language, texts, speak } = useSpoken();
  const [scheme, setScheme] = useState(keptScheme);
  const turn = (to: Scheme) => {
    keepScheme(to);
    setScheme(to);
  };
  return (
    <div className="preferences">
      <SelectField
        label={texts.shell.language}
        value={language}
        choices={Object.entries(LANGUAGES) as [Language, string][]}
        onChange={(to) => void speak(to)}
      />
      <SelectField
        label={texts.shell.scheme}
        value={scheme}
        choices={SCHEMES.map((each) => [each, texts.shell.schemes[each]])}
        onChange={turn}
      />
    </div>
  );
}
