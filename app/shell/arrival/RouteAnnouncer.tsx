import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** Says the title of each page that the guest comes to; the first one the browser says itself. */
export function RouteAnnouncer({ title }: { readonly title: string }) {
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
