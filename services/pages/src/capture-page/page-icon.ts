/** The icon of the page: a microphone, in colours that can be seen on light and dark. */
export const CAPTURE_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="none" stroke="#0b5c6b" stroke-width="2.5" stroke-linecap="round"><rect x="11" y="3" width="10" height="16" rx="5" fill="#fff"/><path d="M6 15q0 10 10 10 10 0 10-10M16 25v4"/></g></svg>
`;
