import type { WearableDataType } from '@svc/contracts';

/** What the connect page says in one language. `{account}`, `{provider}`, `{date}` and `{types}` are filled in. */
export interface ConnectTexts {
  /** How the language calls itself. */
  readonly language: string;
  readonly chooseLanguage: string;
  readonly dataTypes: Readonly<Record<WearableDataType, string>>;
  readonly choose: {
    readonly title: string;
    readonly intro: string;
    readonly reads: string;
    readonly connect: string;
    readonly aboutTitle: string;
    /** What is read, who gets it, how long, what is not seen. */
    readonly about: readonly string[];
    readonly declineTitle: string;
    readonly declineText: string;
    readonly decline: string;
    readonly until: string;
  };
  readonly leaving: { readonly title: string; readonly text: string };
  readonly connected: {
    readonly title: string;
    readonly text: string;
    readonly since: string;
    readonly lastRead: string;
    readonly notRead: string;
    readonly endTitle: string;
    readonly endText: string;
    readonly end: string;
    readonly endConfirm: string;
  };
  /** Which days of which kinds of data came in; `{date}` and `{count}` are filled in. */
  readonly received: {
    readonly title: string;
    readonly note: string;
    readonly none: string;
    readonly earlier: string;
  };
  /** Pages without anything to do: a title and a text. */
  readonly declined: Message;
  readonly disconnected: Message;
  readonly endedByProvider: Message;
  readonly expired: Message;
  readonly withdrawn: Message;
  readonly unknown: Message;
  readonly refused: Message;
  readonly notices: { readonly cancelled: string; readonly failed: string };
  readonly privacy: string;
}

export interface Message {
  readonly title: string;
  readonly text: string;
}
