// Makes the scripts of the retina page, zipped as they are served.
import { writeRetinaPage } from './write-retina-page.ts';

await writeRetinaPage();
