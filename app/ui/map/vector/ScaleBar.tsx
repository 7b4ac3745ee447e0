import styles from './ScaleBar.module.css';

export interface ScaleBarProps {
  readonly pixels: number;
  /** The distance that the bar is long. */
  readonly children: string;
}

/** How far a distance is on the map: for the eye alone, each card says how far its place is. */
export function ScaleBar({ pixels, children }: ScaleBarProps) {
  return (
    <div className={styles.scale} style={{ inlineSize: pixels }} aria-hidden="true">
      {children}
    </div>
  );
}
