/** Where the built app has its atlas. The name says what is inside: a file of it never changes and may be kept for good. */
export const atlasFolder = 'assets/us-atlas-3.0.1';
