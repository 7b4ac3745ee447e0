import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { entryPage } from '../../../app-services/index.ts';

/**
 * For a guest who comes to a form that is over, or was never begun: another screen takes the place of its first page. The
 * entries of its other pages lead there, so that one Back is enough for all of them.
 */
export function FormOver({ to }: { readonly to: string }) {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const page = entryPage(state) ?? 0;
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (left.current === key) return;
    left.current = key;
    if (page > 0) void navigate(-page);
    else void navigate(to, { replace: true });
  }, [navigate, key, page, to]);
  return null;
}
