import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { shellMessages } from '../messages/shell.ts';
import { Loading } from '../ui/alerts/Loading.tsx';

/** An address that leads elsewhere: the deployment says where. What the query says does not go to another site. */
export function Redirected({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  const isOurs = to.startsWith('/');
  useEffect(() => {
    if (!isOurs) window.location.replace(to);
  }, [isOurs, to]);
  return isOurs ? <Navigate to={`${to}${search}${hash}`} replace /> : <Loading>{shellMessages.loading}</Loading>;
}
