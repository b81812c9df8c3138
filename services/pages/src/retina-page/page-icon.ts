/** The icon of the page: an eye, in colours that can be seen on light and dark. */
export const PAGE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M2 16q14-20 28 0-14 20-28 0z" fill="#fff" stroke="#0b5c6b" stroke-width="2.5"/><circle cx="16" cy="16" r="6" fill="#0b5c6b"/></svg>
`;
