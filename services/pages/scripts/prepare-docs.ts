// Makes the documentation as it is served: its pages, their script and search, and the documents of the references.
import { writeDocs } from './write-docs.ts';

await writeDocs();
