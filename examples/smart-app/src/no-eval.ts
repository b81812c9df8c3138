import { config } from 'zod';

// Schemas are compiled to functions where a page allows it; this page does not, and must not even be seen to try.
config({ jitless: true });
