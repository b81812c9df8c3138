// Makes the scripts of the capture page, zipped as they are served.
import { writeCapturePage } from './write-capture-page.ts';

await writeCapturePage();
