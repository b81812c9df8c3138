import { type ReactNode, useState } from 'react';
import type { Kept } from '../../api/use-write.ts';
import { useWrite } from '../../api/use-write.ts';
import { announce } from '../../parts/announce.ts';
import { Button } from '../../parts/button.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { ProblemBox } from '../../parts/problem-box.tsx';
import { useTexts } from '../../texts/texts-context.ts';
import type { Person } from './person.ts';

const replace = (kept: Kept, person: Person) =>
  kept.set('listInstallationPeople', (list) => ({
    ...list,
    people: list.people.map((each) => (each.id === person.id ? person : each)),
  }));

/** Shuts a person out, or lets them in again. */
export function TurnPerson({ person }: { readonly person: Person }): ReactNode {
  const { operator: words } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const enable = useWrite('enableInstallationPerson', { keep: replace });
  const letIn = async () => {
    if ((await enable.send({ params: { id: person.id } })) !== undefined) announce(words.enabled);
  };
  return (
    <>
      {person.disabledAt === null ? (
        <Button tone="quiet" onPress={() => setAsking(true)}>
          {words.disable}
        </Button>
      ) : (
        <Button tone="quiet" isPending={enable.isWriting} onPress={() => void letIn()}>
          {words.enable}
        </Button>
      )}
      {enable.problem !== null && <ProblemBox problem={enable.problem} />}
      {isAsking && <ShutOut person={person} onClose={() => setAsking(false)} />}
    </>
  );
}

function ShutOut({ person, onClose }: { readonly person: Person; readonly onClose: () => void }): ReactNode {
  const { operator: words } = useTexts();
  const write = useWrite('disableInstallationPerson', { keep: replace });
  const submit = async () => {
    if ((await write.send({ params: { id: person.id } })) === undefined) return;
    announce(words.disabled);
    onClose();
  };
  return (
    <FormDialog
      title={words.disableTitle}
      text={words.disableText}
      submit={words.disable}
      isDanger
      problem={write.problem}
      isWriting={write.isWriting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        <strong>{person.profile.name}</strong>
        <br />
        {person.email}
      </p>
    </FormDialog>
  );
}
