// Makes the database folder that a first start copies.
import { ensureTemplate } from '../src/database/embedded/create-template.ts';

await ensureTemplate();
