// Makes the script of the reference page, zipped as it is served.
import { writeReferenceScript } from './write-reference-script.ts';

await writeReferenceScript();
