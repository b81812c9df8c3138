import { useState } from 'react';
import { Button, ScrollView, Text } from 'react-native';
import { deviceMicrophone } from './microphone';
import { sendNumbers } from './send-numbers';
import type { SpeechState } from './speech-session';
import { useSpeechMeasurement, type UsedSpeech } from './use-speech-measurement';

const CONSENT =
  'The microphone measures how fast you speak and how long you wait before you answer. Nothing is recorded. ' +
  'Only the numbers are sent, and only when you say so.';
const QUESTIONS = [
  'How was your way here today?',
  'What did you do yesterday?',
  'How have your nights been?',
];

const OPTIONS = { microphone: deviceMicrophone, language: 'en', send: sendNumbers };

export function SpeechScreen() {
  const speech = useSpeechMeasurement(OPTIONS);
  const { state } = speech;
  return (
    <ScrollView>
      {state.step === 'consent' && (
        <>
          <Text>{CONSENT}</Text>
          <Button title="I agree" onPress={speech.consent} />
        </>
      )}
      {state.step === 'ready' && <Button title="Begin" onPress={speech.start} />}
      {state.step === 'listening' && <Interview speech={speech} />}
      {state.step === 'measuring' && <Text>One moment…</Text>}
      {state.step === 'measured' && <Measured speech={speech} />}
      {state.answer !== undefined && (
        <>
          <Text accessibilityRole="header">{state.answer.headline}</Text>
          <Text>{state.answer.disclaimer}</Text>
        </>
      )}
      {state.problem !== undefined && <Text accessibilityRole="alert">{state.problem}</Text>}
    </ScrollView>
  );
}

/** Questions that are shown, not spoken: the wait begins as one appears, so that its end alone is marked. */
function Interview({ speech }: { readonly speech: UsedSpeech }) {
  const [asked, setAsked] = useState(0);
  const question = QUESTIONS[asked - 1];
  const next = () => {
    setAsked(asked + 1);
    void speech.promptEnded();
  };
  return (
    <>
      <Text>{question ?? 'Press the button for the first question.'}</Text>
      <Text>{speech.state.reading?.speaking === true ? 'Speaking' : 'Listening'}</Text>
      {asked < QUESTIONS.length ? (
        <Button title="Next question" onPress={next} />
      ) : (
        <Button title="Finish" onPress={speech.stop} />
      )}
    </>
  );
}

/** What would be sent, before it is. */
function Measured({ speech }: { readonly speech: UsedSpeech }) {
  const { numbers, leftOut }: SpeechState = speech.state;
  return (
    <>
      {Object.entries(numbers ?? {}).map(([name, value]) => (
        <Text key={name}>{`${name}: ${value}`}</Text>
      ))}
      {leftOut.map(({ field, reason }) => (
        <Text key={field}>{reason}</Text>
      ))}
      {numbers !== undefined && <Button title="Send these numbers" onPress={speech.send} />}
    </>
  );
}
