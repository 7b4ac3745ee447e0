import { isPageId } from '../../../app/content/contentPages.ts';
import { documentName } from '../../../app/content/DocumentKind.ts';
import { contentPage } from '../../../app/content/generated/texts/contentPage.ts';
import { routeAt } from '../links/checkAddresses.ts';
import { contentAddress, pageIds } from '../links/contentAddress.ts';
import type { ContentLink } from '../links/linksIn.ts';
import type { AuthoringProblem } from '../problems/AuthoringProblem.ts';
import type { CataloguedFile } from '../read/findDocumentByPath.ts';

/**
 * Reports pages of content that no other document has a link to, so that guests meet them only by an address which they
 * have from elsewhere, and those whose name no address can have. A warning: the address may stand on a poster.
 */
export function checkUnlinkedPages(
  links: readonly ContentLink[],
  files: readonly CataloguedFile[],
): readonly AuthoringProblem[] {
  const ids = pageIds(files);
  const linked = links.flatMap(({ document, href }) => {
    const id = routeAt(href)?.parts.page;
    return id === undefined || document === nameOf(id) ? [] : [id];
  });
  // A link that is misspelled is reported where it is written, and the page that it was meant for is no second finding.
  if (linked.some((id) => !ids.includes(id))) return ids.filter((id) => !isPageId(id)).map(noAddress);
  return ids.flatMap((id) => {
    if (!isPageId(id)) return [noAddress(id)];
    return linked.includes(id) ? [] : [noLink(id)];
  });
}

const nameOf = (id: string): string => documentName(contentPage, id);

const noAddress = (id: string): AuthoringProblem =>
  unused(id, `No guest ever meets "${nameOf(id)}": the name of a page has small letters, digits and "-" only.`);

const noLink = (id: string): AuthoringProblem =>
  unused(
    id,
    `Only guests who know its address meet "${nameOf(id)}": no other document has a link to "${contentAddress(id)}".`,
  );

const unused = (id: string, message: string): AuthoringProblem => ({
  document: nameOf(id),
  pointer: '',
  code: 'unused-document',
  severity: 'warning',
  message,
});
