import type { SpeechNumbers } from './numbers';
import type { SpeechAnswer } from './speech-session';

const YOUR_SERVER = 'https://app.example.org/api/speech';

/** To your own server, which holds the key: what is built into an app can be read by whoever has the app. */
export async function sendNumbers(numbers: SpeechNumbers): Promise<SpeechAnswer> {
  const response = await fetch(YOUR_SERVER, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(numbers),
  });
  if (!response.ok) throw new Error(`The numbers were not taken (${response.status}). Try again.`);
  return (await response.json()) as SpeechAnswer;
}
