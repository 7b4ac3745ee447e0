import styles from './Portrait.module.css';

/** The picture of a person. It has no alternative text, because the name is beside it. */
export const Portrait = ({ image }: { readonly image: string }) => (
  <img src={image} alt="" className={styles.portrait} />
);
