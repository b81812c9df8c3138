import type { PersonRole } from '@svc/contracts';

/** What the pages of sign-in say. `{name}` stands for a value. */
export interface SignInTexts {
  /** Names the choice of a language. */
  readonly language: string;
  readonly title: string;
  readonly signIn: string;
  readonly again: string;
  readonly development: string;
  readonly signInAs: string;
  readonly other: string;
  readonly email: string;
  readonly name: string;
  readonly createPerson: string;
  readonly problem: string;
  readonly back: string;
  readonly invitation: {
    readonly title: string;
    readonly text: string;
    readonly installation: string;
    readonly asWho: string;
    readonly accept: string;
    readonly wrongPerson: string;
    readonly ended: string;
    readonly signInFirst: string;
  };
  readonly roles: Readonly<Record<PersonRole, string>>;
}
