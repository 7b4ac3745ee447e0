import { useCallback, useEffect, useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { shellMessages } from '../../messages/shell.ts';
import { useAskBeforeUnload, useForgetOnPageHide } from '../../reservation/index.ts';
import { MissingPage } from '../../ui/MissingPage.ts';
import { useJourney } from '../../wiring/index.ts';
import { DocumentHead } from '../arrival/DocumentHead.tsx';
import { RouteAnnouncer } from '../arrival/RouteAnnouncer.tsx';
import { useArrival } from '../arrival/useArrival.ts';
import { useNavigationReport } from '../arrival/useNavigationReport.ts';
import { useRouteName } from '../arrival/useRouteName.ts';
import { notFound, routes } from '../paths.ts';
import { fetchAhead } from '../screenChunks.ts';
import { withoutTrailingSlash } from '../withoutTrailingSlash.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import styles from './PageFrame.module.css';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useBrand } from './useBrand.ts';
import { useSiteFrame } from './useSiteFrame.ts';

/** What is the same on every screen, and what happens at every change of screen. */
export function PageFrame() {
  const { pathname, search, hash, state } = useLocation();
  const main = useRef<HTMLElement>(null);
  const name = useRouteName();
  const [isMissing, setMissing] = useState(false);
  const route = name === undefined || isMissing ? notFound : routes[name];
  const { frame, pending } = useSiteFrame();
  const isBooked = useJourney(({ holder }) => holder.appointment?.confirmCode !== undefined);
  useBrand(frame);
  useAskBeforeUnload();
  useForgetOnPageHide();
  useNavigationReport(name);
  useArrival(useCallback(() => main.current, []));
  useEffect(() => {
    if (name !== undefined) void fetchAhead(name);
  }, [name]);

  const redirect = withoutTrailingSlash(pathname);
  if (redirect !== undefined) return <Navigate to={{ pathname: redirect, search, hash }} state={state} replace />;
  return (
    <div>
      <DocumentHead title={route.title} noindex={route.noindex} />
      <a href="#main" className={styles.skip}>
        {shellMessages.skip}
      </a>
      <NavigationProgress />
      <div className={styles.screen}>
        <SiteHeader frame={frame} pending={pending} />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <MissingPage value={setMissing}>
            <Outlet />
          </MissingPage>
        </main>
      </div>
      {/* Another page has a footer of its own: it does not slide from where the last page ended. The form is left when it is booked. */}
      <SiteFooter key={`${pathname} ${isBooked}`} frame={frame} />
      <RouteAnnouncer title={route.title} />
    </div>
  );
}
