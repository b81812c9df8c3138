import { PermissionsAndroid, Platform } from 'react-native';
import NativePcmMicrophone from './NativePcmMicrophone';
import type { Microphone } from './listen';

const SAMPLE_RATE = 16_000;

/** The microphone of the device. iOS asks the person by itself, by `NSMicrophoneUsageDescription`. */
export const deviceMicrophone: Microphone = {
  async open(onFrames) {
    if (!(await isPermitted()))
      throw new Error('The microphone is not permitted. Allow it in the settings of the device.');
    const subscription = NativePcmMicrophone.onFrames(onFrames);
    const close = async () => {
      subscription.remove();
      await NativePcmMicrophone.stop();
    };
    try {
      await NativePcmMicrophone.start(SAMPLE_RATE);
    } catch (error) {
      subscription.remove();
      throw error;
    }
    return close;
  },
};

async function isPermitted(): Promise<boolean> {
  if (Platform.OS !== 'android') return true;
  const answer = await PermissionsAndroid.request(PermissionsAndroid.PERMISSIONS.RECORD_AUDIO);
  return answer === PermissionsAndroid.RESULTS.GRANTED;
}
