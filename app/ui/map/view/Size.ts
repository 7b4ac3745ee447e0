/** In CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the upper left corner, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
