/** What the screens of pages of content know of their addresses. */
export { contentPages, isPageId } from '../../schemas/routes.ts';
