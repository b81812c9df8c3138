// Makes the database folder that a first start copies.
import { ensureTemplate } from '../src/embedded/create-template.ts';

await ensureTemplate();
