import { type ReactNode, useState } from 'react';
import { CheckField } from '../form/check-field.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { ACCOUNT_PAGES } from './pages.ts';
import { areShortcutsOn, keepShortcuts } from './use-shortcuts.ts';

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { shell, pages, common } = useTexts();
  const [isOn, setOn] = useState(areShortcutsOn());
  const turn = (on: boolean) => {
    keepShortcuts(on);
    setOn(on);
  };
  return (
    <Dialog title={shell.shortcuts} onClose={onClose}>
      <p className="soft">{shell.shortcutsText}</p>
      <dl className="shortcuts">
        {ACCOUNT_PAGES.map(({ name, key }) => (
          <div key={key}>
            <dt>
              <kbd>g</kbd> <kbd>{key}</kbd>
            </dt>
            <dd>{pages[name]}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>?</kbd>
          </dt>
          <dd>{shell.showThese}</dd>
        </div>
      </dl>
      <CheckField label={shell.shortcutsOn} isOn={isOn} onChange={turn} />
      <div className="acts end">
        <Button onPress={onClose}>{common.close}</Button>
      </div>
    </Dialog>
  );
}
