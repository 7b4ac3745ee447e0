import { useEffect } from 'react';
import { type To, useNavigate } from 'react-router-dom';

/**
 * Leads to another address in place of this one, once for each address and state. The router's own `Navigate` begins anew
 * whenever its state is another object, so a screen that makes its state while it renders could stop its own navigation
 * over and over.
 */
export function Redirect({ to, state }: { readonly to: To; readonly state: unknown }) {
  const navigate = useNavigate();
  const target = JSON.stringify([to, state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is the same in JSON is the same address and state
  useEffect(() => void navigate(to, { replace: true, state }), [navigate, target]);
  return null;
}
