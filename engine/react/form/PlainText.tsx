/** Shows the markup of a document as it is written. An application that has markup in its documents gives its own. */
export const PlainText = ({ html }: { readonly html: string }) => <>{html}</>;
