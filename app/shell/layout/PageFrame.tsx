import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, Outlet, type Params, useLocation, useMatches, useNavigation } from 'react-router-dom';
import type { SiteFrame } from '../../../schemas/generated/content/texts/site-frame.js';
import { useAppServices, useDocument, useJourney } from '../../app-services/index.ts';
import { Later } from '../../chunks/Later.tsx';
import { siteFrame } from '../../content/generated/texts/siteFrame.ts';
import { siteMessages } from '../../messages/generated/siteMessages.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useAskBeforeUnload, useForgetOnPageHide } from '../../reservation/index.ts';
import { useNavigationBlocker } from '../../ui/modal/useNavigationBlocker.ts';
import { MissingPageContext, PageTitle, useNoindex, useTitle } from '../../ui/useHead.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { isRouteName, notFound, type RouteName, routes, withoutTrailingSlash } from '../routes/paths.ts';
import { brandProperties } from './brandProperties.ts';
import { HideMailLink } from './HideMailLink.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import styles from './PageFrame.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useArrival, useNavigationReport } from './useArrival.ts';
import { usePrefetch, useTypeLater } from './usePrefetch.ts';

/** The banner's frame; `pending` until it is known whether there is one. */
interface SiteFrameState {
  readonly frame: SiteFrame | undefined;
  readonly pending: boolean;
}

const mainId = 'main';

/** What is the same on every screen, and what happens at every change of screen. */
export function PageFrame() {
  const messages = useMessages(siteMessages);
  const { pathname, search, hash, state } = useLocation();
  const main = useRef<HTMLElement>(null);
  const { name, params } = useRouteMatch();
  const [isMissing, setMissing] = useState(false);
  const [ownTitle, setOwnTitle] = useState<string>();
  const known = name === undefined || isMissing ? undefined : name;
  const route = known === undefined ? notFound : routes[known];
  const title = ownTitle ?? (known === undefined ? messages.notFound.title : messages.titles[known]);
  const { frame, pending } = useSiteFrame();
  const isBooked = useJourney(({ picked }) => picked.appointment?.confirmCode !== undefined);
  useTitle(title);
  useNoindex(route.noindex);
  useBrand(frame);
  useAskBeforeUnload();
  useForgetOnPageHide();
  useNavigationReport(name);
  useArrival(
    useCallback(() => main.current, []),
    isMissing,
  );
  usePrefetch(name);
  useTypeLater(pathname);

  const redirect = withoutTrailingSlash(pathname);
  if (redirect !== undefined) return <Navigate to={{ pathname: redirect, search, hash }} state={state} replace />;
  return (
    <div>
      <a
        href={`#${mainId}`}
        className={styles.skip}
        onClick={(event) => {
          // Followed, the link would add an entry to the browser's history that has lost the search and the page of a form.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {messages.skip}
      </a>
      <NavigationProgress />
      {name === 'cancel' && params?.id !== undefined ? <HideMailLink /> : name !== 'schedule' && <BackClosesDialog />}
      <div className={styles.screen}>
        <SiteHeader frame={frame} pending={pending} />
        <main id={mainId} ref={main} tabIndex={-1} className={styles.main}>
          <MissingPageContext value={setMissing}>
            <PageTitle value={setOwnTitle}>
              <Outlet />
            </PageTitle>
          </MissingPageContext>
          {isMissing && <NotFoundScreen />}
        </main>
      </div>
      {/* The key makes a new footer for each page, and once the form is booked, so that the footer does not slide. */}
      <Later turn="rest">
        <SiteFooter key={`${pathname} ${isBooked}`} frame={frame} />
      </Later>
      <RouteAnnouncer title={title} />
    </div>
  );
}

/** For a screen without a rule of its own. That of a form is with its answers (`useLeaveGuard`). */
function BackClosesDialog() {
  useNavigationBlocker(() => false);
  return null;
}

/** Paints the whole page in the banner's colours as soon as they are known. */
function useBrand(frame: SiteFrame | undefined): void {
  useLayoutEffect(() => {
    if (!frame) return;
    for (const [name, value] of brandProperties(frame.colours)) document.documentElement.style.setProperty(name, value);
  }, [frame]);
}

function useSiteFrame(): SiteFrameState {
  const result = useDocument(siteFrame, useAppServices().api.bannerName);
  return { frame: result?.ok ? result.document : undefined, pending: result === undefined };
}

/** Announces the title of each page to screen readers. The first one is announced by the browser itself. */
function RouteAnnouncer({ title }: { readonly title: string }) {
  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}

/** The route that the guest is on, and what its address says; it has no name on a page that does not exist. */
function useRouteMatch(): { readonly name: RouteName | undefined; readonly params: Params | undefined } {
  const match = useMatches().at(-1);
  return { name: match && isRouteName(match.id) ? match.id : undefined, params: match?.params };
}

/** A line along the top while the next screen's chunk is loading. CSS shows it only after a moment. */
function NavigationProgress() {
  const messages = useMessages(siteMessages);
  const loading = useNavigation().state === 'loading';
  return (
    <div role="status">
      {loading && (
        <div className={styles.progress}>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
        </div>
      )}
    </div>
  );
}
