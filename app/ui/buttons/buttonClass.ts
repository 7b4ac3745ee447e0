import styles from './Button.module.css';

/** primary: the one way forward of a screen. secondary: another way. quiet: a way that must not compete. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** The classes of a button or of a link that looks like one. */
export function buttonClass(look: ButtonLook, wide: boolean): string {
  return [styles.button, styles[look], wide && styles.wide].filter(Boolean).join(' ');
}
