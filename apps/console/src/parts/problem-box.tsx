import type { ReactNode } from 'react';
import { issuesBeside, type Problem } from '../api/problem.ts';
import type { Texts } from '../texts/en.ts';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';

interface Props {
  readonly problem: Problem;
  /** Fields that say themselves what `issueOf` finds for them: it is not said once more. */
  readonly fields?: readonly string[] | undefined;
  readonly again?: (() => void) | undefined;
}

/** Why something did not work, with what support would ask for. */
export function ProblemBox({ problem, fields = [], again }: Props): ReactNode {
  const texts = useTexts();
  const { requestId, docs, code } = problem;
  const issues = issuesBeside(problem, fields);
  return (
    <div className="problem" role="alert">
      <p className="problem-title">{texts.problem.title}</p>
      <Message problem={problem} isAtField={issues.length < problem.issues.length} />
      {issues.length > 0 && (
        <ul lang="en">
          {issues.map(({ path, message }) => (
            <li key={path}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      <p className="small">
        {texts.problem.code} <code>{code}</code>
        {requestId !== undefined && (
          <>
            {' · '}
            {texts.problem.request} <code>{requestId}</code>
          </>
        )}
        {docs !== undefined && /^https?:\/\//.test(docs) && (
          <>
            {' · '}
            <a href={docs} target="_blank" rel="noreferrer">
              {texts.problem.docs}
            </a>
          </>
        )}
      </p>
      {again !== undefined && <Button onPress={again}>{texts.common.tryAgain}</Button>}
    </div>
  );
}

/** The message of refused fields repeats the first of them. */
function Message({
  problem,
  isAtField,
}: {
  readonly problem: Problem;
  readonly isAtField: boolean;
}): ReactNode {
  const texts = useTexts();
  if (isAtField) return <p>{texts.problem.atField}</p>;
  if (problem.issues.length > 0) return null;
  return <p lang={problem.message === '' ? undefined : 'en'}>{messageOf(problem, texts)}</p>;
}

function messageOf({ message, code, wants }: Problem, { problem, signIn }: Texts): string {
  if (wants !== undefined) return signIn.stopped;
  if (message !== '') return message;
  if (code === 'no_answer') return problem.noAnswer;
  return code === 'unreadable_answer' ? problem.unreadable : problem.unexpected;
}
