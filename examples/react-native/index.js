import { AppRegistry } from 'react-native';
import { SpeechScreen } from './src/SpeechScreen';

AppRegistry.registerComponent('Speech', () => SpeechScreen);
