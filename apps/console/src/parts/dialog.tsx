import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useFocusBack } from './use-focus-back.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** `alertdialog` for a question that has to be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, role = 'dialog', isWide = false, children }: Props): ReactNode {
  useFocusBack();
  return (
    <ModalOverlay
      className="overlay"
      isOpen
      isKeyboardDismissDisabled={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={isWide ? 'modal wide' : 'modal'}>
        <AriaDialog className="dialog" role={role}>
          <Heading slot="title" className="dialog-title">
            {title}
          </Heading>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
