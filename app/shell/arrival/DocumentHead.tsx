/** Title of the page, and whether search engines leave it out. React puts both into the head. */
export function DocumentHead({ title, noindex }: { readonly title: string; readonly noindex: boolean }) {
  return (
    <>
      <title>{title}</title>
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
