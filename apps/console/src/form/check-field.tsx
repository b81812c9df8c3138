import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components';

interface Props {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function CheckField({ label, isOn, onChange }: Props): ReactNode {
  return (
    <Checkbox className="choice" isSelected={isOn} onChange={onChange}>
      <span className="mark" aria-hidden="true" />
      <span>{label}</span>
    </Checkbox>
  );
}
