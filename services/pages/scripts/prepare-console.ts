// Makes the files of the console, zipped as they are served.
import { writeConsole } from './write-console.ts';

await writeConsole();
