import { type CodegenTypes, type TurboModule, TurboModuleRegistry } from 'react-native';

export type NativeFrames = Readonly<{
  /** Mono, 16 bits, little endian, in base64. */
  base64: string;
  sampleRate: number;
  /** Samples since the start, that of the first one here; counted by the sound card, so that what was lost shows. */
  frame: number;
}>;

/** What your native module must do: `AVAudioEngine` on iOS, `AudioRecord` on Android, without a file in either. */
export interface Spec extends TurboModule {
  /** Opens the microphone. Rejects where there is none, or the system refuses. */
  start(sampleRate: number): Promise<void>;
  stop(): Promise<void>;
  /** Blocks of 10 to 50 ms: a question can be marked no more finely. */
  readonly onFrames: CodegenTypes.EventEmitter<NativeFrames>;
}

export default TurboModuleRegistry.getEnforcing<Spec>('PcmMicrophone');
