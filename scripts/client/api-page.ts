export const apiPage = () => '';
