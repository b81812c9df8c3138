import { bearer } from '../../../support/call.ts';
import { PATIENT, posting, type Work, type WorkContext } from './context.ts';

const VISITS = 60;

/** Versions of exams, each with a text of its own. */
export function exams({ front, keys, acknowledged, nextNumber }: WorkContext): Work {
  return async () => {
    const number = nextNumber();
    const content = `Write ${number}.`;
    const path = `/api/v1/mse/visit-${number % VISITS}`;
    const selection = {
      mood: { values: ['depressed'], text: content },
      risk: { values: ['protective_factors_present'] },
    };
    const written = posting(keys.organizationKey, { patientId: PATIENT, selection });
    const answer = await front.ask({ kind: 'exam', path, ...written });
    if (answer === null) return;
    const { version } = JSON.parse(answer.text) as { version: number };
    const at = `${path}/versions/${version}`;
    acknowledged.push({
      what: `exam ${at}`,
      asked: { kind: 'read', method: 'GET', path: at, headers: bearer(keys.organizationKey) },
      content,
      contentOf: ({ text }) => (JSON.parse(text) as StoredExam).mse.selection.mood.text,
    });
  };
}

interface StoredExam {
  readonly mse: { readonly selection: { readonly mood: { readonly text: string } } };
}
