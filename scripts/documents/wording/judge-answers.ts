import { bannedIn } from './banned.ts';
import { readDataTables } from './data-tables.ts';
import { createListed } from './listed.ts';
import { saidIn } from './said-in.ts';
import { readSections } from './sections.ts';

/** An answer with what it was asked, and whether it asks a clinician to look. */
export interface Answered {
  /** The engine, or the agent as `outcome agent`, or `mse`. */
  readonly saidBy: string;
  readonly request: object;
  readonly answer: object;
  readonly asksForReview: boolean;
}

/** What is wrong with the texts of answers. */
interface Fault {
  readonly kind: 'banned' | 'not listed';
  readonly message: string;
}

interface Judge {
  /** The faults of one answer, and how many texts it holds. */
  (answered: Answered): { readonly texts: number; readonly faults: readonly Fault[] };
}

/** Judges answers against the page of texts and the list of banned ones. */
export function createJudge(): Judge {
  const sections = readSections();
  const tables = readDataTables();
  const bySpeaker = new Map<string, ReturnType<typeof createListed>>();
  const listedFor = (saidBy: string) => {
    const listed = bySpeaker.get(saidBy) ?? createListed(sections, tables, saidBy);
    bySpeaker.set(saidBy, listed);
    return listed;
  };
  return ({ saidBy, request, answer, asksForReview }) => {
    const said = saidIn(answer);
    const faults = said.flatMap(({ path, text }): Fault[] => {
      const place = `${saidBy} ${path}`;
      const left = listedFor(saidBy)(text, request);
      return [
        ...bannedIn(text, { path, request, asksForReview }).map((why) => ({
          kind: 'banned' as const,
          message: `${place}: ${why} <- ${text}`,
        })),
        ...(left.length === 0
          ? []
          : [{ kind: 'not listed' as const, message: `${place}: from "${left.join(' ')}" <- ${text}` }]),
      ];
    });
    return { texts: said.length, faults };
  };
}
