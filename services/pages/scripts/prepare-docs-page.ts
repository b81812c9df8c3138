// Makes the script of the documentation pages, zipped as it is served.
import { writeDocsPage } from './write-docs-page.ts';

await writeDocsPage();
