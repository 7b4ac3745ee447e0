import styles from './Portrait.module.css';

/** The picture of a person whose name stands beside it, so it says nothing of its own. */
export const Portrait = ({ image }: { readonly image: string }) => (
  <img src={image} alt="" className={styles.portrait} />
);
