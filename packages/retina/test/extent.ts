/** Everything, as `npx pnpm prove retina-pictures` asks for; a share of it in the test suite. */
export const IS_FULL = process.env.RETINA_FULL === '1';
