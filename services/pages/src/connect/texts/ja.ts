import type { ConnectTexts } from './connect-texts.ts';

export const ja: ConnectTexts = {
  language: '日本語',
  chooseLanguage: '言語',
  dataTypes: {
    sleep: '睡眠',
    resting_heart_rate: '安静時心拍数',
    heart_rate_variability: '心拍変動',
    steps: '歩数',
  },
  choose: {
    title: 'デバイスを接続する',
    intro:
      '{account} が、あなたの使用しているデバイスの健康データの読み取りを希望しています。接続するかどうかはご自身で決められます。',
    reads: '読み取る項目：{types}',
    connect: '{provider} を接続',
    aboutTitle: '接続するとどうなりますか',
    about: [
      'デバイスの横に示した項目ごとに、1日に1つの値を読み取ります。最初に過去30日分、その後は約6時間ごとに新しい日の値を読み取ります。',
      '読み取った値は {account} に送られます。削除を依頼することもできます。',
      'ログインはデバイスのメーカーのページで行います。パスワードがここで見られることはありません。',
      '同じリンクから、いつでも接続を解除できます。',
    ],
    declineTitle: '接続は任意です',
    declineText: '希望しない場合は何も読み取られず、このリンクは終了します。',
    decline: '接続しない',
    until: 'このリンクの有効期限：{date}',
  },
  leaving: {
    title: '{provider} に進む',
    text: '{provider} のページに移動します。ログインしてアクセスを許可すると、このページに戻ります。',
  },
  connected: {
    title: '{provider} は接続されています',
    text: '{account} が受け取る項目：{types}（それぞれ1日に1つの値）。',
    since: '接続日：{date}',
    lastRead: '最終読み取り日：{date}',
    notRead: 'まだ何も読み取られていません。数分以内に最初の値が届きます。',
    endTitle: '接続の解除',
    endText: '解除すると、それ以降は何も読み取られません。これまでに読み取られた値は {account} に残ります。',
    end: '{provider} の接続を解除…',
    endConfirm: '{provider} の接続を解除する',
  },
  received: {
    title: '届いたデータ',
    note: '値がある日です。値そのものはこのページには表示しません。',
    none: 'まだありません',
    earlier: 'それ以前、{date}から：{count}',
  },
  declined: {
    title: 'デバイスは接続されていません',
    text: '接続しないことを選択しました。何も読み取られていません。接続したくなった場合は、{account} に新しいリンクを依頼してください。',
  },
  disconnected: {
    title: '{provider} の接続は解除されています',
    text: 'デバイスからの読み取りは終了しました。再び接続するには、{account} に新しいリンクを依頼してください。',
  },
  endedByProvider: {
    title: '{provider} の接続は解除されています',
    text: '{provider} 側でアクセスが終了しました。これ以上は何も読み取られません。再び接続するには、{account} に新しいリンクを依頼してください。',
  },
  expired: {
    title: 'このリンクは期限切れです',
    text: '何も接続されていません。{account} に新しいリンクを依頼してください。',
  },
  withdrawn: {
    title: 'このリンクは不要になりました',
    text: '{account} が依頼を取り下げました。何も接続されていません。',
  },
  unknown: {
    title: 'このリンクは使用できません',
    text: 'リンクが途中で切れている可能性があります。届いたメッセージからもう一度開くか、送信者に新しいリンクを依頼してください。',
  },
  refused: {
    title: '何も接続されていません',
    text: 'この手順は、このブラウザーで開始されていないか、すでに完了しているか、15分を超えています。リンクをもう一度開いて、最初からやり直してください。',
  },
  notices: {
    cancelled: '{provider} でアクセスが許可されませんでした。何も接続されていません。',
    failed: '{provider} に接続できなかったか、接続が完了しませんでした。数分後にもう一度お試しください。',
  },
  privacy:
    'このページは他のサイトから何も読み込まず、追跡も行いません。接続中に限り、1つのCookieを使用します。',
};
