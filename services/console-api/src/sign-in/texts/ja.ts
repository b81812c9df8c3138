import type { SignInTexts } from './sign-in-texts.ts';

export const ja: SignInTexts = {
  language: '言語',
  title: 'コンソールにサインイン',
  signIn: 'サインイン',
  again: 'この操作には、もう一度サインインする必要があります。',
  development:
    'このサーバーは開発中で、このコンピューターからのみ利用できます。どなたとしてサインインするか選んでください。本番環境ではプロバイダーでサインインします。',
  signInAs: '{name} としてサインイン',
  other: '別の人',
  email: 'メールアドレス',
  name: '氏名',
  createPerson: 'この人としてサインイン',
  problem: 'サインインしていません',
  back: 'やり直す',
  invitation: {
    title: '招待が届いています',
    text: '{place} に招待されています。役割：{role}。招待先：{email}。',
    installation: 'このシステム',
    asWho: '{email} としてサインインしています。',
    accept: '招待を受ける',
    wrongPerson: 'この招待は別のアドレス宛てです。受けるには、そのアドレスでサインインしてください。',
    ended: 'この招待は使用済みか、取り消されたか、期限切れです。新しい招待を依頼してください。',
    signInFirst: 'サインインして招待を受ける',
  },
  roles: {
    developer: '開発者',
    clinician: '臨床医',
    reviewer: 'キャリブレーション審査者',
    operator: '運用者',
  },
};
