import styles from './Button.module.css';

/** primary: the one way forward of a screen. secondary: another way. quiet: a way that must not compete. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The classes of a button or of a link that looks like one. */
export function buttonClass(variant: ButtonVariant, wide: boolean): string {
  return [styles.button, styles[variant], wide && styles.wide].filter(Boolean).join(' ');
}
