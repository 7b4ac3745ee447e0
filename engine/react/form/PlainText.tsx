/** Shows HTML of a document as plain text, tags included. An app with HTML in its documents passes a `RichText`. */
export const PlainText = ({ html }: { readonly html: string }) => <>{html}</>;
