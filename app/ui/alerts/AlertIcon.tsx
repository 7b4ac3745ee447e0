export type AlertKind = 'error' | 'warning' | 'success' | 'info';

const marks: Readonly<Record<AlertKind, string>> = {
  error: 'M12 7v6m0 3.5v.5',
  warning: 'M12 7v6m0 3.5v.5',
  success: 'm7.5 12.5 3 3 6-6.5',
  info: 'M12 11v6m0-9.5V7',
};

export function AlertIcon({ kind, className }: { readonly kind: AlertKind; readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" stroke="currentcolor" strokeWidth="2" aria-hidden="true">
      {kind === 'warning' ? <path d="M12 3 22 20.5H2Z" strokeLinejoin="round" /> : <circle cx="12" cy="12" r="9.5" />}
      <path d={marks[kind]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
