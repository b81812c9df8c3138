import type { ReactNode } from 'react';
import type { Problem } from '../api/problem.ts';
import type { Texts } from '../texts/en.ts';
import { useTexts } from '../texts/texts-context.ts';
import { Button } from './button.tsx';

interface Props {
  readonly problem: Problem;
  readonly again?: (() => void) | undefined;
}

/** Why something did not work, with what support would ask for. */
export function ProblemBox({ problem, again }: Props): ReactNode {
  const texts = useTexts();
  const { requestId, docs, code, issues } = problem;
  return (
    <div className="problem" role="alert">
      <p className="problem-title">{texts.problem.title}</p>
      <p lang={problem.message === '' ? undefined : 'en'}>{messageOf(problem, texts)}</p>
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

function messageOf({ message, code, wants }: Problem, { problem, signIn }: Texts): string {
  if (wants !== undefined) return signIn.stopped;
  if (message !== '') return message;
  if (code === 'no_answer') return problem.noAnswer;
  return code === 'unreadable_answer' ? problem.unreadable : problem.unexpected;
}
